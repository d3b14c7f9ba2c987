import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readRegions} from '../../plugins/code-samples/node/regions';
import {samplesDir} from '../runner/paths';
import {assemble, contains, describePlace, fileOf} from './assemble';
import {readPrinted, type Printed} from './readPrinted';

export {readPrinted, type Printed} from './readPrinted';
export {assemble, describePlace, fileOf} from './assemble';
export {listProseNames, readProseNames} from './proseNames';

/** What is proven: the text of a sample file as pages print it, and a page that prints it. */
export type PrintedFile = {text: string; page: string};

/** The text to prove, by sample file: what the pages print, or for fragments the harness around what they print. Throws on any problem. */
export function readPrintedFiles(printed: Printed[] = readPrinted()): Map<string, PrintedFile> {
  const {files, problems} = assemble(printed);
  const texts = new Map<string, PrintedFile>(files);
  for (const sample of printed) {
    if (sample.kind !== 'fragment' || sample.reference === undefined) continue;
    const file = fileOf(sample.reference);
    const harness = texts.get(file)?.text ?? readRegions(readFileSync(path.join(samplesDir, file), 'utf8'), `samples/${file}`).whole;
    if (!contains(harness, sample.text)) problems.push(`${describePlace(sample)}: is not part of its harness, samples/${file}.`);
    if (!texts.has(file)) texts.set(file, {text: harness, page: sample.page});
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}
