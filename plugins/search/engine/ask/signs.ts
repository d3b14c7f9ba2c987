/**
 * What tells whether a question is answered at all: how well the best section fits, what is known
 * of its words, and what it seems to be about.
 */
import {type AskedWord, weightOf} from './askedWords';
import type {RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import type {JudgedSection} from './rerank';
import type {AskUnits} from './units';

export type Signs = {
  score: number;
  /** What the model of `rerank` thinks of the best. */
  value: number;
  /** Words that name something unknown and are written like a name. */
  names: number;
  /** Share of the question that no page says. */
  unsaid: number;
  /** Share of neighbouring words that stand together in some paragraph or row. */
  pairs: number;
  /** Long questions have words to be recognised by. */
  length: number;
  symptom: number;
  task: number;
  /** It names another product or a programming language and nothing of this one. */
  vendor: number;
  language: number;
  /** How to make something, which is nothing of this product. */
  making: number;
  /** A tale of one's own. */
  telling: number;
};

/** By score, and by what `rerank` thinks. */
export type FoundSections = {ranked: RankedSection[]; judged: JudgedSection[]};

const LONG_QUESTION = 5;
const NAME_BEGINNING = 5;
/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.3;
/** The values of `rerank` differ by about as much. */
const VALUES = 5;

/** Also for the script that fits the model. */
export function signsOf(
  data: AskUnits,
  question: string,
  {ranked, judged}: FoundSections,
  words: AskedWord[],
  {isSymptom, isTask}: Preferences,
): Signs {
  const names = namesIn(question);
  const isName = ({word}: AskedWord) => names.some((name) => name.startsWith(word.slice(0, NAME_BEGINNING)));
  return {
    score: Math.min(1.2, ranked[0]?.score ?? 0),
    value: (judged[0]?.value ?? 0) / VALUES,
    names: words.filter((word) => !word.isKnown && !isEveryday(word.word, data) && isName(word)).length,
    unsaid: unsaidShare(data, words),
    pairs: pairsOf(data, words),
    length: Math.min(LONG_QUESTION, words.length) / LONG_QUESTION,
    symptom: Number(isSymptom),
    task: Number(isTask),
    ...subjectOf(question, isTask),
  };
}

function unsaidShare(data: AskUnits, words: AskedWord[]): number {
  const weightOfAll = (some: AskedWord[]) => some.reduce((sum, {word}) => sum + weightOf(data, word), 0);
  return weightOfAll(words.filter(({isKnown}) => !isKnown)) / (weightOfAll(words) || 1);
}

/** Dashboards, environments and features are everywhere: they name nothing of this product. */
const OWN =
  /\bflags?\b|flagsmith|segments?\b|identit|\btraits?\b|\bsdk|override|roll-?out|webhook|audit|change request|self.?host|edge (api|proxy)|evaluation|variation|pipeline|task processor|saml|\bsso\b|scim|real-?time|\binstall|\badmin|condition/i;
/** Products that these pages explain only as far as they meet this one. */
const VENDOR =
  /\b(adobe|amplitude|heap|mixpanel|rudderstack|twilio|appdynamics|datadog|dynatrace|grafana|new relic|sentry|github|gitlab|jira|servicenow|slack|terraform|okta|ad ?fs|entra|keycloak|google|firebase|aws|azure|cloud|postgres(ql)?|redis|clickhouse|kubernetes|docker|helm)\b/i;
const LANGUAGE = /\b(python|node(\.js)?|java|javascript|go|rust|swift|kotlin|ruby|php|c#|\.net|react|css|linux|bash|jest|pytest|sql)\b/i;
const MAKING = /^\s*how (do|can) i (create|write|add|set up|make|configure|delete|change)\b/i;

function subjectOf(question: string, isTask: boolean): Pick<Signs, 'vendor' | 'language' | 'making' | 'telling'> {
  const isOwn = OWN.test(question);
  return {
    vendor: Number(isTask && !isOwn && VENDOR.test(question)),
    language: Number(!isOwn && LANGUAGE.test(question)),
    making: Number(!isOwn && MAKING.test(question)),
    telling: Number(/^\s*(our|we|my|i|the|after|when|since)\b/i.test(question)),
  };
}

/** Words with a capital letter that do not begin the question. */
function namesIn(question: string): string[] {
  const words = question.trim().split(/\s+/).slice(1);
  return words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
}

function pairsOf({text}: AskUnits, words: AskedWord[]): number {
  if (words.length < 2) return 0.5;
  const units = words.map(({terms}) => new Set(terms.filter(({weight}) => weight > SAYS).flatMap(({term}) => text.get(term) ?? [])));
  const pairs = units.slice(1).filter((own, index) => [...own].some((unit) => units[index]?.has(unit)));
  return pairs.length / (words.length - 1);
}

function isEveryday(word: string, {everyday, groups}: AskUnits): boolean {
  return everyday.has(word) || groups.has(word) || /^[\d%.]+$/.test(word);
}
