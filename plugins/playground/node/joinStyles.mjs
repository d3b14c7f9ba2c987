/** A loader: `@import './part.pcss';` becomes the text of that file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export default function joinStyles(source) {
  return source.replace(/^@import '(.+)';$/gm, (_line, name) => {
    const file = path.join(this.context, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  });
}
