/** Writes the table of samples/README.md from the pages in build/: npx tsx samples/levels.ts */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readPrinted} from './printed';
import {withLevels} from './printed/levels';
import {samplesDir} from './runner/paths';

const file = path.join(samplesDir, 'README.md');
writeFileSync(file, withLevels(readFileSync(file, 'utf8'), readPrinted()));
