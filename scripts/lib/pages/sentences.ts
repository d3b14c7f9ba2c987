/**
 * Sentences are short: at most 30 words in pages, tables and partials. Code counts as one word,
 * and so does a list of names in code.
 */
import {blocksOf, cellsOf} from '../../../plugins/shared/record/blocks';

const LIMIT = 30;
/** Dots that end no sentence. */
const ABBREVIATIONS = /\b(e\.g|i\.e|etc|vs|No|ca)\./g;

type Text = {line: number; text: string};
export type Fault = {line: number; message: string};

export function longSentences(source: string): Fault[] {
  return faultsIn(
    blocksOf(source).flatMap(({kind, line, text}) => {
      if (kind === 'code' || /^(<|:::|import )/.test(text)) return [];
      return kind === 'row' ? cellsOf(text).map((cell) => ({line, text: cell})) : [{line, text}];
    }),
  );
}

/** Of every text in a data table. */
export function longTexts(value: unknown): Fault[] {
  return faultsIn(textsIn(value).map((text) => ({line: 1, text})));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function faultsIn(texts: Text[]): Fault[] {
  return texts.flatMap(({line, text}) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) > LIMIT)
      .map((sentence) => ({line, message: `${wordsIn(sentence)} words, make it two sentences of at most ${LIMIT}: ${sentence}`})),
  );
}

/** As a reader counts them: without targets and tags. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|\{[^}]*\}|\*\*|^([-*>#]+|\d+\.)\s+/g, '')
    .replace(/`[^`]*`/g, 'CODE')
    .replace(/CODE([,/]? (and |or |to )?CODE)+/g, 'CODE')
    .replace(ABBREVIATIONS, '$1')
    .split(/(?<=[.!?:])["”)]?\s+/);
}

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
