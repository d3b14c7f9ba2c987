/** How far the printed samples of each language are proven: the table in samples/README.md. */
import type {Printed} from './readPrinted';

const COLUMNS = ['executed', 'compiled', 'parsed'] as const;
/** Blocks that are not code: output, addresses, drawings in text. */
const NOT_CODE = new Set(['text']);

/** `in the page`: code written in the page, parsed by the content tests where the language has a parser, and checked for undefined names. */
export function describeLevels(printed: Printed[]): string {
  const languages = [...new Set(printed.map(({language}) => language))].filter((language) => !NOT_CODE.has(language)).sort();
  const rows = languages.map((language) => {
    const own = printed.filter((sample) => sample.language === language);
    const counts = COLUMNS.map((level) => own.filter((sample) => sample.level === level).length);
    return [language, ...counts, own.filter(({level}) => level === undefined).length];
  });
  const total = rows.reduce<number[]>((sums, [, ...counts]) => counts.map((count, index) => Number(count) + (sums[index] ?? 0)), []);
  const lines = [['Language', ...COLUMNS, 'in the page'], ['---', '--:', '--:', '--:', '--:'], ...rows, ['**all**', ...total]];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const TABLE = /(<!-- levels: npx tsx samples\/levels\.ts -->\n\n)[\s\S]*?(\n\n<!-- end of levels -->)/;

/** The README with the table of these samples. */
export function withLevels(readme: string, printed: Printed[]): string {
  if (!TABLE.test(readme)) throw new Error('samples/README.md has lost the comments around its table of levels.');
  return readme.replace(TABLE, (_, before: string, after: string) => `${before}${describeLevels(printed)}${after}`);
}
