/** Puts together what belongs together: one text per sample file, exactly as the pages print it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readRegions} from '../../../plugins/code-samples/node/regions';
import {readPrinted, type Printed} from './readPrinted';

export type Assembled = {
  /** The text of each sample file that some page prints whole, by `python/evaluate.py`. */
  files: Map<string, {text: string; page: string}>;
  problems: string[];
};

/** Where a sample is printed, for messages. */
export function describePlace({page, position, reference, text}: Printed): string {
  return `${page}, code block ${position + 1} (${reference ?? text.split('\n')[0]?.slice(0, 60)})`;
}

export function assemble(printed: Printed[]): Assembled {
  const files: Assembled['files'] = new Map();
  const problems: string[] = [];
  for (const sample of printed) {
    if (sample.reference === undefined || sample.kind !== 'complete') continue;
    const file = fileOf(sample.reference);
    const text = sample.whole ?? sample.text;
    const other = files.get(file);
    if (other && other.text !== text) problems.push(`${describePlace(sample)}: prints samples/${file} differently from ${other.page}.`);
    else if (!other) files.set(file, {text, page: sample.page});
    if (!contains(text, sample.text)) problems.push(`${describePlace(sample)}: what is shown is not part of the whole file.`);
  }
  for (const sample of printed) if (sample.kind === 'continues') problems.push(...checkContinuation(sample, printed));
  return {files, problems};
}

/**
 * A continuation is proven as part of the file that its link leads to, so that file has to contain
 * it.
 */
function checkContinuation(sample: Printed, printed: Printed[]): string[] {
  const target = printed.find(({page, id}) => page === sample.page && id !== undefined && id === sample.continues);
  if (!target) return [`${describePlace(sample)}: continues "#${sample.continues}", which is no sample of this page.`];
  if (target.position >= sample.position) return [`${describePlace(sample)}: continues a sample that comes after it.`];
  if (fileOf(target.reference) !== fileOf(sample.reference)) return [`${describePlace(sample)}: continues a sample of another file.`];
  return contains(target.whole ?? target.text, sample.text)
    ? []
    : [`${describePlace(sample)}: is not part of the file that "${target.reference}" prints.`];
}

function fileOf(reference: string | undefined): string {
  return reference?.split('#')[0] ?? '';
}

/** Whether the lines stand together in the text, at any indentation. */
export function contains(text: string, part: string): boolean {
  const lines = text.split('\n');
  const wanted = part.split('\n');
  return lines.some((_, start) => {
    const first = wanted.findIndex((line) => line.trim() !== '');
    const found = lines[start + first] ?? '';
    const indent = found.slice(0, found.length - found.trimStart().length - leading(wanted[first] ?? ''));
    return wanted.every(
      (line, index) => (lines[start + index] ?? '\0') === (line === '' ? (lines[start + index] ?? '').trim() : indent + line),
    );
  });
}

function leading(line: string): number {
  return line.length - line.trimStart().length;
}

/** What readers get of a sample file, and a page that prints it. */
export type PrintedFile = {text: string; page: string};

/**
 * The text of each sample file: what the pages print, or for fragments the file around what they
 * print. Throws on any problem.
 */
export function readPrintedFiles(printed: Printed[] = readPrinted()): Map<string, PrintedFile> {
  const {files, problems} = assemble(printed);
  const texts = new Map<string, PrintedFile>(files);
  for (const sample of printed) {
    if (sample.kind !== 'fragment' || sample.reference === undefined) continue;
    const file = fileOf(sample.reference);
    const harness = texts.get(file)?.text ?? readRegions(readFileSync(path.join('samples', file), 'utf8'), `samples/${file}`).whole;
    if (!contains(harness, sample.text)) problems.push(`${describePlace(sample)}: is not part of its harness, samples/${file}.`);
    if (!texts.has(file)) texts.set(file, {text: harness, page: sample.page});
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return texts;
}
