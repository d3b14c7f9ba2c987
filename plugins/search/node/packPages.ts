/** Sections of pages → the arrays that readers download, cut to a given length of shown text. What is cut stays findable as a list of words. */
import type {Block, CutPage, Section} from '../../shared/cutSections';
import {slugOf} from '../../shared/slugOf';
import {foldWord, isStopWord, rawWords} from '../client/engine/words';
import type {PackedPage, PackedSection, PageText, TextBlock} from '../types';

export type SourcePage = CutPage & {url: string; type: string};

export type PackLimits = {
  /** Characters of text shown per section. */
  section: number;
  /** Characters of text shown per table row that can be linked to. */
  row: number;
  /** Characters of one code block whose words can be found. */
  code: number;
};

/** Level of a table row among the headings of a page. */
export const ROW_LEVEL = 9;

export function packPage(page: SourcePage, limits: PackLimits): PackedPage {
  const trail = page.breadcrumbs.slice(0, -1);
  const label = page.breadcrumbs.at(-1) ?? page.title;
  const sections = page.sections.flatMap((section) => [packSection(section, limits), ...packRows(section, limits)]);
  return [page.url, page.title, label === page.title ? '' : label, page.description, page.keywords.join(', '), trail, page.type, sections];
}

function packSection(section: Section, limits: PackLimits): PackedSection {
  const prose = section.blocks.filter(({kind}) => kind !== 'code').flatMap(proseLines).join('\n');
  const code = section.blocks.filter(({kind}) => kind === 'code').map(({text}) => text.slice(0, limits.code));
  const text = cutAtWord(prose, limits.section);
  const seen = new Set(rawWords(`${section.heading} ${text}`).map(foldWord));
  const moreWords = newWords(prose.slice(text.length), seen);
  const codeWords = newWords(code.join('\n'), seen).filter((word) => /\p{L}{2}/u.test(word));
  const id = section.id && section.id === slugOf(section.heading) ? 0 : section.id;
  return [section.level === 1 ? '' : section.heading, id, section.level, text, moreWords.join(' '), codeWords.join(' ')];
}

/** Rows that have an id are sections of their own: a variable, a permission or a limit is found and linked by its name. */
function packRows(section: Section, limits: PackLimits): PackedSection[] {
  return section.blocks.flatMap((block) =>
    block.text.split('\n').flatMap((line, index): PackedSection[] => {
      const id = block.rowIds?.[index];
      if (!id) return [];
      const [name = '', ...cells] = line.split(' | ');
      const rest = cells.join(' | ');
      const text = cutAtWord(rest, limits.row);
      const seen = new Set(rawWords(`${name} ${text}`).map(foldWord));
      return [[name, id, ROW_LEVEL, text, newWords(rest.slice(text.length), seen).join(' '), '']];
    }),
  );
}

/** Rows that become sections of their own are left out of the section around them. */
function proseLines(block: Block): string[] {
  const lines = block.text.split('\n');
  return block.rowIds ? lines.filter((_, index) => !block.rowIds?.[index]) : lines;
}

export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  return text.slice(0, end > limit / 2 ? end : limit);
}

/** Words that say something and were not seen yet; adds them to `seen`. */
function newWords(text: string, seen: Set<string>): string[] {
  return rawWords(text).filter((word) => {
    const folded = foldWord(word);
    if (seen.has(folded) || isStopWord(word)) return false;
    seen.add(folded);
    return true;
  });
}

const KINDS = {text: 't', list: 'l', table: 'r', code: 'c'} as const;

export function packText(page: SourcePage): PageText {
  return {
    sections: page.sections
      .filter(({blocks}) => blocks.length > 0)
      .map(({heading, id, blocks}) => [heading, id, blocks.map(({kind, text, language}): TextBlock => (language ? [KINDS[kind], text, language] : [KINDS[kind], text]))]),
  };
}
