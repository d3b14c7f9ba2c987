/**
 * "What is a trait?" is answered by what explains it: a section of that name, the row of the
 * glossary, or the beginning of the page that is about it.
 */
import type {SearchIndex} from '../searchIndex';
import {ROW_LEVEL} from '../unpack';
import {foldWord, rawWords} from '../words';
import type {RankedSection} from './rankSections';
import type {AskUnits} from './units';

/** URL of the section, and the names of its rows that answer, if it has such. */
export type Explained = {section: string; names?: Set<string>};

/** How many of the best come close to the first. */
const NEAR = 2;
/** Words of a name: "the maximum length of a feature name" is not one. */
const NAME = 3;
/** Words of a sentence: the line of a request, or a note above a table, has fewer. */
const SENTENCE = 8;
/** It is in the title of many pages, and what it is stands on the first. */
const PRODUCT = 'flagsmith';
const GLOSSARY = /^glossary$/i;
/** Left out when subjects are compared: the heading "What an identity is" is about "identity". */
const FILLER_WORDS = new Set(['what', 'a', 'an', 'the', 'is', 'are']);

/** In a form that can be compared: "the Traits" and "What a trait is" are both about "trait". */
export function subjectOf(text: string): string {
  return rawWords(text)
    .filter((word) => !FILLER_WORDS.has(word.toLowerCase()))
    .map(foldWord)
    .join(' ');
}

/** Whether the section has that name and begins with a sentence about it: tables do not. */
export function isAbout({sections, units, sizes}: AskUnits, {section}: RankedSection, subject: string | undefined): boolean {
  const {place, first = -1} = sections[section] ?? {};
  const isSentence = units[first]?.kind === 't' && (sizes[first] ?? 0) >= SENTENCE;
  return !!subject && isSentence && subjectOf(place?.heading ?? '') === subject;
}

/** `ranked` best first. Nothing when the best explains it, or none does. */
export function findExplained(
  {places}: SearchIndex,
  data: AskUnits,
  ranked: RankedSection[],
  subject: string | undefined,
): Explained | undefined {
  const [best] = ranked;
  if (subject === PRODUCT) return findHome(data);
  if (!subject || !best || isAbout(data, best, subject) || data.sections[best.section]?.place.level === 1) return undefined;
  return findTerm(places, subject) ?? (subject.split(' ').length <= NAME ? findPage(data, ranked, subject) : undefined);
}

function findHome({sections}: AskUnits): Explained | undefined {
  const home = sections.find(({page}) => page.type === 'landing');
  return home && {section: home.place.url};
}

function findTerm(places: SearchIndex['places'], subject: string): Explained | undefined {
  let section = '';
  for (const {level, heading, url} of places) {
    if (level !== ROW_LEVEL) section = GLOSSARY.test(heading) ? url : '';
    // One row may explain several: "Transient identity, transient trait".
    else if (section && heading.split(',').map(subjectOf).includes(subject)) return {section, names: new Set([heading])};
  }
  return undefined;
}

/** The beginning of a page that is nearly the best, or of the best one with it in its title. */
function findPage({sections}: AskUnits, ranked: RankedSection[], subject: string): Explained | undefined {
  const beginnings = ranked.map(({section}) => sections[section]?.place).map((place) => (place?.level === 1 ? place : undefined));
  const found = beginnings.slice(0, NEAR).find(Boolean) ?? beginnings.find((place) => place && hasSubject(place.page.title, subject));
  return found && {section: found.url};
}

function hasSubject(title: string, subject: string): boolean {
  return ` ${subjectOf(title)} `.includes(` ${subject} `);
}
