/**
 * Links of `<MostWanted>` carry a fact: its code and numbers stand in the section or row that they
 * lead to.
 */
import {rowAnchor} from '../../../plugins/data-tables/node/cells';
import {readTable} from '../../../plugins/data-tables/node/readTable';
import {selectRows} from '../../../plugins/data-tables/node/tableData';
import {readSdkVersions, replaceSdkVersions} from '../../../plugins/code-samples/node/sdkVersions';
import {readSample} from '../../../plugins/conformance/node/findStatement';
import type {Page} from '../../../plugins/shared/pageSource';
import type {Problem} from './checkPage';

export function checkQuickAnswers(page: Page, siteDir: string): Problem[] {
  const {file, body, bodyLine} = page;
  const box = /<MostWanted>([\s\S]*?)<\/MostWanted>/.exec(body);
  const lineOf = (offset: number) => bodyLine + body.slice(0, offset).split('\n').length;
  return [...(box?.[1]?.matchAll(/\[(.*)\]\(#([\w-]+)\)/g) ?? [])].flatMap(({0: link, 1: label = '', 2: id = ''}) => {
    const target = plain(textAt(page, id, siteDir));
    const code = [...label.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const numbers = label.replace(/`[^`]*`/g, '').match(/\d[\d.,]*(?<![.,])/g) ?? [];
    const missing = [...code, ...numbers].filter((fact) => !target.includes(plain(fact)));
    if (missing.length === 0) return [];
    const message = `the link "${label}" promises ${missing.join(' and ')}, which #${id} does not say. Change one of them.`;
    return [{file, line: lineOf(body.indexOf(link)), message}];
  });
}

/** The section with those below it, or the row of a data table. */
function textAt({headings, body, bodyLine}: Page, id: string, siteDir: string): string {
  const at = headings.findIndex((heading) => heading.id === id);
  const start = headings[at];
  if (!start) return tablesIn(body, siteDir).find((row) => row.id === id)?.text ?? '';
  const end = headings.find(({depth}, index) => index > at && depth <= start.depth);
  const section = body
    .split('\n')
    .slice(start.line - bodyLine - 1, end && end.line - bodyLine - 1)
    .join('\n');
  return withFacts(section, siteDir);
}

/** Everything that a page says, with the samples and rows that it shows. */
export function wholeText({frontMatter, body}: Page, siteDir: string): string {
  const text = [frontMatter['title'], frontMatter['description'], withFacts(body, siteDir)].join('\n');
  return plain(replaceSdkVersions(text, readSdkVersions('data/sdk-versions.json')));
}

function withFacts(source: string, siteDir: string): string {
  const samples = [...source.matchAll(/\bsample="([^"]+)"/g)].map(([, sample = '']) => readSample(sample));
  return [source, ...samples, ...tablesIn(source, siteDir).map(({text}) => text)].join('\n');
}

function tablesIn(source: string, siteDir: string): {id: string | undefined; text: string}[] {
  return [...source.matchAll(/<DataTable [^>]*\/>/g)].flatMap(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const {anchor, rows} = readTable(siteDir, attribute('name') ?? '');
    return selectRows(rows, attribute('where')).map((row) => ({id: anchor && rowAnchor(row, anchor), text: Object.values(row).join(' ')}));
  });
}

function plain(text: string): string {
  return text.replace(/[`*\\]/g, '').replace(/\s+/g, ' ');
}
