import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readRegions} from '../../plugins/code-samples/node/regions';
import {samplesDir} from '../runner/paths';
import {assemble, contains, describePlace, fileOf} from './assemble';
import {readPrinted, type Printed} from './readPrinted';

export {readPrinted, type Printed} from './readPrinted';
export {assemble, describePlace, fileOf} from './assemble';

/** The text to prove, by sample file: what the pages print, or for fragments the harness around what they print. Throws on any problem. */
export function readPrintedFiles(printed: Printed[] = readPrinted()): Map<string, string> {
  const {files, problems} = assemble(printed);
  const texts = new Map([...files].map(([file, {text}]) => [file, text]));
  for (const sample of printed) {
    if (sample.kind !== 'fragment' || sample.reference === undefined) continue;
    const file = fileOf(sample.reference);
    const harness = texts.get(file) ?? readRegions(readFileSync(path.join(samplesDir, file), 'utf8'), `samples/${file}`).whole;
    if (!contains(harness, sample.text)) problems.push(`${describePlace(sample)}: is not part of its harness, samples/${file}.`);
    texts.set(file, harness);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}
