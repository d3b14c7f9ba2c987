/**
 * What tells whether a question is answered at all: how well the best section fits, what is known
 * of its words, and what it seems to be about.
 */
import type {AskedWord} from './askedWords';
import {type FoundWord, maximum} from './findWords';
import type {Preferences} from './readQuestion';
import type {JudgedSection} from './rerank';
import type {AskUnits} from './units';

export type Signs = {
  /** What the model of `rerank` thinks of the best. */
  value: number;
  /** Long questions have words to be recognised by; everyday words name no subject. */
  length: number;
  everyday: number;
  /** Share of the question that no page says. */
  unsaid: number;
  /** Share that the best section does not say; the same where something may not exist. */
  missing: number;
  lacking: number;
  /** It has a name that the best section does not say. */
  names: number;
  /** Words of questions that these docs do not answer, more the less others have them. */
  elsewhere: number;
  /** It asks how to do something, or tells what happened. */
  task: number;
  telling: number;
  /** How to do something and what something is, which is nothing of this product. */
  otherTask: number;
  otherTerm: number;
  /** It names another product or a programming language and nothing of this one. */
  vendor: number;
  language: number;
};

const LONG_QUESTION = 5;
const NAME_BEGINNING = 5;
/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.65;
/** The values of `rerank` differ by about as much. */
const VALUES = 5;
/** For each question that is not answered there are so many written ones. */
const WRITTEN = 25;
/** Words of so few written questions are as rare as those of none. */
const RARE = 5;
/** It asks whether something is there at all. */
const MAY_LACK = /^\s*((is|are) there|do you|does (it|flagsmith|the)|can (i|it|we|flags?)|is (it|flagsmith))\b/i;

/** Also for the script that fits the model. */
export function signsOf(
  data: AskUnits,
  question: string,
  judged: JudgedSection[],
  words: AskedWord[],
  found: FoundWord[],
  preferences: Preferences,
): Signs {
  const asked = words.map(({word}, index) => ({word, ...saidIn(data, judged[0], found[index])}));
  const shareOf = (some: {weight: number}[]) => weigh(some) / (weigh(asked) || 1);
  const subjects = asked.filter(({word}) => !data.everyday.has(word));
  const missing = subjects.filter(({said}) => said < SAYS);
  const names = namesIn(question);
  return {
    value: (judged[0]?.value ?? 0) / VALUES,
    length: Math.min(LONG_QUESTION, words.length) / LONG_QUESTION,
    everyday: words.length - subjects.length,
    unsaid: shareOf(asked.filter((_, index) => !words[index]?.isKnown)),
    missing: shareOf(missing),
    lacking: MAY_LACK.test(question) ? shareOf(missing) : 0,
    names: Number(missing.some(({word}) => names.some((name) => name.includes(word.slice(0, NAME_BEGINNING))))),
    elsewhere: words.reduce((sum, {word}) => sum + elsewhereOf(data, word), 0) / VALUES,
    ...subjectOf(question, preferences),
  };
}

/** How well the section, its names and its questions say a word. */
function saidIn({sections}: AskUnits, best: JudgedSection | undefined, word: FoundWord | undefined): {weight: number; said: number} {
  const section = best && sections[best.section];
  if (!section || !word) return {weight: word?.weight ?? 0, said: 0};
  const {first, count, firstQuestion, written, pageNumber} = section;
  const inText = maximum(word.text, first, count);
  // With the two that its heading makes.
  const inQuestions = maximum(word.asked, firstQuestion, written + 2);
  return {weight: word.weight, said: Math.max(inText, inQuestions, word.title[pageNumber] ?? 0, word.about[pageNumber] ?? 0)};
}

function weigh(words: {weight: number}[]): number {
  return words.reduce((sum, {weight}) => sum + weight, 0);
}

/** Also for the script. */
export function elsewhereOf({elsewhere, asked}: AskUnits, word: string): number {
  return Math.max(0, Math.log((WRITTEN * (elsewhere.get(word) ?? 0)) / (RARE + (asked.get(word)?.length ?? 0))));
}

/** Dashboards, environments and features are everywhere: they name nothing of this product. */
const OWN =
  /\bflags?\b|flagsmith|segments?\b|identit|\btraits?\b|\bsdk|override|roll-?out|webhook|audit|change request|self.?host|edge (api|proxy)|evaluation|variation|pipeline|task processor|saml|\bsso\b|scim|real-?time|\binstall|\badmin|condition/i;
/** Products that these pages explain only as far as they meet this one. */
const VENDOR =
  /\b(adobe|amplitude|heap|mixpanel|rudderstack|twilio|appdynamics|datadog|dynatrace|grafana|new relic|sentry|github|gitlab|jira|servicenow|slack|terraform|okta|ad ?fs|entra|keycloak|google|firebase|aws|azure|cloud|postgres(ql)?|redis|clickhouse|kubernetes|docker|helm)\b/i;
const LANGUAGE = /\b(python|node(\.js)?|java|javascript|go|rust|swift|kotlin|ruby|php|c#|\.net|react|css|linux|bash|jest|pytest|sql)\b/i;

function subjectOf(question: string, {isTask, isDefinition}: Preferences) {
  const isOwn = OWN.test(question);
  return {
    task: Number(isTask),
    telling: Number(/^\s*(our|we|my|i|the|after|when|since)\b/i.test(question)),
    otherTask: Number(isTask && !isOwn),
    otherTerm: Number(isDefinition && !isOwn),
    vendor: Number(isTask && !isOwn && VENDOR.test(question)),
    language: Number(!isOwn && LANGUAGE.test(question)),
  };
}

/** Words with a capital letter that do not begin the question. */
function namesIn(question: string): string[] {
  const words = question.trim().split(/\s+/).slice(1);
  return words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
}
