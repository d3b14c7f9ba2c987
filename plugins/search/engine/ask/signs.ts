/**
 * What tells whether a question is answered at all: how well the best section fits, what is known
 * of its words, and what it seems to be about.
 */
import {type AskedWord, weightOf, widen} from './askedWords';
import type {RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import type {JudgedSection} from './rerank';
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
  /** Its share among the best ten, when values are taken for odds. */
  ahead: number;
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

export type FoundSections = {ranked: RankedSection[]; judged: JudgedSection[]; nearest: Similarity['nearest']};

/** A word that may be misspelt is half unknown. */
const MISSPELT = 0.3;
const LONG_QUESTION = 5;
const NAME_BEGINNING = 5;
/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.3;

const PRODUCT =
  /flag|feature|segment|identit|trait|environment|flagsmith|sdk|override|roll-?out|dashboard|webhook|audit|change request|self.?host|edge/i;

/** Also for the script that fits the model. */
export function signsOf(
  data: AskUnits,
  question: string,
  {ranked: [first, second], judged, nearest}: FoundSections,
  words: AskedWord[],
  {isSymptom, isTask}: Preferences,
): Signs {
  const isUnknown = ({word, isKnown}: AskedWord) => !isKnown && !isEveryday(word, data);
  const unknown = words.filter(isUnknown).reduce((sum, {terms}) => sum + (terms.length > 0 ? MISSPELT : 1), 0);
  const names = namesIn(question);
  const section = first && data.sections[first.section];
  const [best, next] = judged;
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
    ahead: aheadOf(judged),
    unsaid: unsaidShare(data, words),
    ...subjectOf(question, isTask),
  };
}

/** The values of `rerank` differ by about as much. */
const VALUES = 5;
const RIVALS = 10;

/** 1 when nothing else comes near. */
function aheadOf(judged: JudgedSection[]): number {
  const top = judged[0]?.value ?? 0;
  return 1 / (judged.slice(0, RIVALS).reduce((sum, {value}) => sum + Math.exp(value - top), 0) || 1);
}

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
