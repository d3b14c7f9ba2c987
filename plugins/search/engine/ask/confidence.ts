/**
 * How sure it is that the best passage answers the question: a logistic model of signs,
 * fitted on the part of tests/ask that is for tuning. The subjects that these docs do not have were
 * listed with that part in view, so their weight was not fitted with the others, which would have
 * learned to lean on them.
 */
import {foldPhrase} from '../words';
import {type AskedWord, weightOf, widen} from './askedWords';
import type {RankedSection} from './rankSections';
import type {JudgedSection} from './rerank';
import type {Preferences} from './readQuestion';
import type {Similarity} from './similarQuestions';
import type {AskSection, AskUnits} from './units';
import {WEIGHTS} from './weights';

export type Signs = {
  score: number;
  similarity: number;
  /**
   * Of the closest of all written questions: its likeness, and how much of what is asked it says.
   */
  nearest: number;
  nearestShare: number;
  /** Words that name something unknown; and those of them that are written like a name. */
  unknown: number;
  names: number;
  symptom: number;
  task: number;
  /** Whether it names a thing of this product at all. */
  product: number;
  /** How far the best is ahead: a single word that fits nowhere else is no good sign. */
  margin: number;
  /**
   * Share of the question that the best unit itself says, that its heading does, and that any
   * heading or title does.
   */
  own: number;
  heading: number;
  anyHeading: number;
  /**
   * Share of neighbouring words that stand together in some paragraph or row, and in one of the
   * best section.
   */
  pairs: number;
  pairsHere: number;
  /** Long questions have words to be recognised by. */
  length: number;
  /** What the model of `rerank` thinks of the best, and how far it is ahead. */
  value: number;
  gap: number;
  /** Share of the question that no page says. */
  unsaid: number;
  /** It names another product or a programming language and nothing of this one. */
  vendor: number;
  language: number;
  /** How to make something, which is nothing of this product. */
  making: number;
  /** "Is there …?"; "it" and "this"; a tale of one's own; the company itself. */
  there: number;
  pointing: number;
  telling: number;
  company: number;
};

/**
 * Printed by scripts/fit-ask.ts, except for the bias: it was lowered until 2.1 % of the real
 * questions of the part to tune on are refused.
 */
const MODEL: Signs & {bias: number} = {
  score: 2.07,
  similarity: 0.76,
  nearest: -1.27,
  nearestShare: -0.01,
  unknown: -0.37,
  names: -1.89,
  symptom: 1.25,
  task: -1.14,
  product: 0.38,
  margin: -0.55,
  own: 0.1,
  heading: -0.35,
  anyHeading: 1.02,
  pairs: 0.8,
  pairsHere: -0.28,
  length: 4.06,
  value: 1.65,
  gap: 0.55,
  unsaid: -3.86,
  vendor: -2.18,
  language: -1.97,
  making: -2.07,
  there: -1.8,
  pointing: 0.7,
  telling: 1.54,
  company: -1.75,
  bias: -7.83,
};
/** Not fitted, see above. */
const ELSEWHERE = -3;
/** A word that may be misspelt is half unknown. */
const MISSPELT = 0.3;
const LONG_QUESTION = 5;
const NAME_BEGINNING = 5;
/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.3;

/** Whoever asks for an identifier is answered by its definition, with one word as well. */
const DEFINED = 4.5;

type FoundSections = {ranked: RankedSection[]; judged: JudgedSection[]; nearest: Similarity['nearest']};

/** 0 to 1; below one half the passages answer something else. */
export function confidenceOf(
  data: AskUnits,
  question: string,
  found: FoundSections,
  words: AskedWord[],
  preferences: Preferences & {isDefined: boolean},
): number {
  const {ranked} = found;
  const signs = signsOf(data, question, found, words, preferences);
  const sum = (Object.keys(signs) as (keyof Signs)[]).reduce((total, name) => total + MODEL[name] * signs[name], MODEL.bias);
  const own = ranked[0] && data.sections[ranked[0].section];
  const isAbroad = !own || isElsewhere(data, question, ranked[0]?.section ?? 0, own);
  return 1 / (1 + Math.exp(-sum - (preferences.isDefined ? DEFINED : 0) - (isAbroad ? ELSEWHERE : 0)));
}

const PRODUCT =
  /flag|feature|segment|identit|trait|environment|flagsmith|sdk|override|roll-?out|dashboard|webhook|audit|change request|self.?host|edge/i;

/** Also for the script that fits the model. */
export function signsOf(
  data: AskUnits,
  question: string,
  {ranked: [first, second], judged: [best, next], nearest}: FoundSections,
  words: AskedWord[],
  {isSymptom, isTask}: Preferences,
): Signs {
  const isUnknown = ({word, isKnown}: AskedWord) => !isKnown && !isEveryday(word, data);
  const unknown = words.filter(isUnknown).reduce((sum, {terms}) => sum + (terms.length > 0 ? MISSPELT : 1), 0);
  const names = namesIn(question);
  const section = first && data.sections[first.section];
  return {
    score: Math.min(1.2, first?.score ?? 0),
    similarity: first?.similarity ?? 0,
    nearest: nearest.similarity,
    nearestShare: nearest.share,
    unknown: Math.min(2, first ? unknown : 2),
    names: words.filter((word) => isUnknown(word) && names.some((name) => name.startsWith(word.word.slice(0, NAME_BEGINNING)))).length,
    symptom: Number(isSymptom),
    task: Number(isTask),
    product: Number(PRODUCT.test(question)),
    margin: (first?.score ?? 0) - (second?.score ?? 0),
    own: first ? shareOf(data, words, WEIGHTS.group, data.text, first.best) : 0,
    heading: first ? shareOf(data, words, WEIGHTS.groupAsked, data.headings, first.section) : 0,
    anyHeading: shareOfNames(data, words),
    ...pairsOf(data, words, section),
    length: Math.min(LONG_QUESTION, words.length) / LONG_QUESTION,
    value: (best?.value ?? 0) / VALUES,
    gap: ((best?.value ?? 0) - (next?.value ?? 0)) / VALUES,
    unsaid: unsaidShare(data, words),
    ...subjectOf(question, isTask),
  };
}

/** The values of `rerank` differ by about as much. */
const VALUES = 5;

function unsaidShare(data: AskUnits, words: AskedWord[]): number {
  const weightOfAll = (some: AskedWord[]) => some.reduce((sum, {word}) => sum + weightOf(data, word), 0);
  return weightOfAll(words.filter(({isKnown}) => !isKnown)) / (weightOfAll(words) || 1);
}

/** Narrower than `PRODUCT`: dashboards, environments and features are everywhere. */
const OWN =
  /\bflags?\b|flagsmith|segments?\b|identit|\btraits?\b|\bsdk|override|roll-?out|webhook|audit|change request|self.?host|edge (api|proxy)|evaluation|variation|pipeline|task processor|saml|\bsso\b|scim|real-?time|\binstall|\badmin|condition/i;
/** Products that these pages explain only as far as they meet this one. */
const VENDOR =
  /\b(adobe|amplitude|heap|mixpanel|rudderstack|twilio|appdynamics|datadog|dynatrace|grafana|new relic|sentry|github|gitlab|jira|servicenow|slack|terraform|okta|ad ?fs|entra|keycloak|google|firebase|aws|azure|cloud|postgres(ql)?|redis|clickhouse|kubernetes|docker|helm)\b/i;
const LANGUAGE = /\b(python|node(\.js)?|java|javascript|go|rust|swift|kotlin|ruby|php|c#|\.net|react|css|linux|bash|jest|pytest|sql)\b/i;
const MAKING = /^\s*how (do|can) i (create|write|add|set up|make|configure|delete|change)\b/i;

function subjectOf(
  question: string,
  isTask: boolean,
): Pick<Signs, 'vendor' | 'language' | 'making' | 'there' | 'pointing' | 'telling' | 'company'> {
  const isOwn = OWN.test(question);
  return {
    vendor: Number(isTask && !isOwn && VENDOR.test(question)),
    language: Number(!isOwn && LANGUAGE.test(question)),
    making: Number(!isOwn && MAKING.test(question)),
    there: Number(/^\s*(is|are) there\b/i.test(question)),
    pointing: Number(/\b(it|this)\b/i.test(question)),
    telling: Number(/^\s*(our|we|my|i|the|after|when|since)\b/i.test(question)),
    company: Number(/\b(flagsmith|you)\b/i.test(question) && !/\bflags?\b|sdk|api|segment/i.test(question)),
  };
}

/** Words with a capital letter that do not begin the question. */
function namesIn(question: string): string[] {
  const words = question.trim().split(/\s+/).slice(1);
  return words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
}

function shareOfNames(data: AskUnits, words: AskedWord[]): number {
  const weights = words.map(({word}) => weightOf(data, word));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const isName = ({terms}: AskedWord) =>
    terms.some(({term, weight}) => weight > SAYS && (data.headings.has(term) || data.titles.has(term)));
  return words.reduce((sum, word, index) => sum + (isName(word) ? (weights[index] ?? 0) : 0), 0) / all;
}

function pairsOf({text}: AskUnits, words: AskedWord[], section: AskSection | undefined): {pairs: number; pairsHere: number} {
  if (words.length < 2) return {pairs: 0.5, pairsHere: 0.5};
  const units = words.map(({terms}) => new Set(terms.filter(({weight}) => weight > SAYS).flatMap(({term}) => text.get(term) ?? [])));
  let pairs = 0;
  let pairsHere = 0;
  for (let index = 1; index < units.length; index += 1) {
    const both = [...(units[index] ?? [])].filter((unit) => units[index - 1]?.has(unit));
    if (both.length > 0) pairs += 1;
    if (section && both.some((unit) => unit >= section.first && unit < section.first + section.count)) pairsHere += 1;
  }
  return {pairs: pairs / (words.length - 1), pairsHere: pairsHere / (words.length - 1)};
}

/** How much of the question, by weight, the lists have at this number. */
function shareOf(data: AskUnits, words: AskedWord[], group: number, lists: Map<string, number[]>, number: number): number {
  let all = 0;
  let said = 0;
  for (const word of words) {
    const weight = weightOf(data, word.word);
    all += weight;
    const found = widen(word, data.groups, group).filter(({term}) => lists.get(term)?.includes(number));
    said += weight * Math.min(1, Math.max(0, ...found.map((term) => term.weight)));
  }
  return all > 0 ? said / all : 0;
}

function isEveryday(word: string, {everyday, groups}: AskUnits): boolean {
  return everyday.has(word) || groups.has(word) || /^[\d%.]+$/.test(word);
}

/**
 * The question names a subject that these docs do not have, and the best section does not mention
 * it either.
 */
function isElsewhere(data: AskUnits, question: string, number: number, own: AskSection): boolean {
  const asked = foldPhrase(question);
  return data.elsewhere.some(
    (subject) =>
      asked.includes(subject) &&
      !subject
        .trim()
        .split(' ')
        .every((term) => isSaid(data, number, own, term)),
  );
}

function isSaid({text, headings, titles, asked}: AskUnits, number: number, own: AskSection, term: string): boolean {
  return (
    within(text.get(term), own.first, own.count) ||
    within(asked.get(term), own.firstQuestion, own.written) ||
    headings.get(term)?.includes(number) === true ||
    titles.get(term)?.includes(own.pageNumber) === true
  );
}

function within(numbers: number[] | undefined, first: number, count: number): boolean {
  return numbers?.some((number) => number >= first && number < first + count) ?? false;
}
