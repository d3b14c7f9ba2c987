/**
 * What tells whether a question is answered at all: how well the best section fits, what is known
 * of its words, and what it seems to be about.
 */
import type {AskedWord} from './askedWords';
import {closestElsewhere, oddsOf, oddsOfPairs} from './elsewhere';
import {type FoundWord, maximum} from './findWords';
import {oddsOfPhrases} from './phrases';
import type {Priors} from './rankSections';
import type {Preferences} from './readQuestion';
import type {JudgedSection} from './rerank';
import type {AskUnits} from './units';

export type Signs = {
  /** What the model of `rerank` thinks of the best. */
  value: number;
  /** Long questions have words to be recognised by; everyday words name no subject. */
  subjects: number;
  everyday: number;
  /** Share of the question that no page says, and whether there is such a word. */
  unsaid: number;
  unknown: number;
  /** Share that the passage which says most of it does not say. */
  missing: number;
  /** Share that the best section does not say, where something may not exist. */
  lacking: number;
  /** Share of its pairs of words that stand in no paragraph and in no written question. */
  apart: number;
  /** How much better the best is than the fifth after it. */
  ahead: number;
  /** How surely a section defines an identifier of the question. */
  identifier: number;
  /** Title and headings of the best section say all that it is about. */
  named: number;
  /** It has a name that the best section does not say. */
  names: number;
  /**
   * Words of questions that these docs do not answer, more the less others have them; and the
   * other way round.
   */
  elsewhere: number;
  here: number;
  /** The same of pairs of words. */
  pairs: number;
  /** How much its words and their neighbours, small words too, speak for an answer. */
  phrases: number;
  /** How much closer a written question comes than one that is not answered. */
  closer: number;
  /** It asks how to do something. */
  task: number;
  /** How to do something and what something is, which is nothing of this product. */
  otherTask: number;
  otherTerm: number;
  /** It names another product or a programming language and nothing of this one. */
  vendor: number;
  language: number;
};

/** Words of a question that says what it is about. */
const MANY_SUBJECTS = 5;
const NAME_BEGINNING = 5;
/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.65;
/** The values of `rerank` differ by about as much. */
const VALUES = 5;
/** The odds of pairs differ by about as much. */
const PAIRS = 15;
/** Passages that may say most of the question, and how far below the best is far below. */
const CLOSE = 10;
const FURTHER = 5;
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
  {definitions}: Priors,
): Signs {
  const asked = words.map(({word}, index) => ({word, ...saidIn(data, judged[0], found[index])}));
  const shareOf = (some: {weight: number}[]) => weigh(some) / (weigh(found) || 1);
  const isSubject = ({word}: {word: string}) => !data.everyday.has(word);
  const subjects = found.filter((_, index) => words[index] && isSubject(words[index]));
  const missing = asked.filter((each) => isSubject(each) && each.said < SAYS);
  const names = namesIn(question);
  const odds = words.map(({word}) => oddsOf(data, word));
  const [best, ...others] = judged;
  return {
    value: (best?.value ?? 0) / VALUES,
    subjects: subjects.length / MANY_SUBJECTS,
    everyday: words.length - subjects.length,
    unsaid: shareOf(found.filter(({isKnown}) => !isKnown)),
    unknown: Number(found.some(({isKnown}) => !isKnown)),
    missing: Math.min(1, ...judged.slice(0, CLOSE).map((each) => shareOf(subjects.filter((word) => saidAround(data, each, word) < SAYS)))),
    lacking: MAY_LACK.test(question) ? shareOf(missing) : 0,
    apart: apartOf(subjects),
    ahead: ((best?.value ?? 0) - (others[FURTHER - 1]?.value ?? 0)) / VALUES,
    identifier: Math.max(0, ...definitions.values()),
    named: Number(subjects.length > 0 && subjects.every((word) => best !== undefined && saidAbove(data, best, word) >= SAYS)),
    names: Number(missing.some(({word}) => names.some((name) => name.includes(word.slice(0, NAME_BEGINNING))))),
    elsewhere: odds.reduce((sum, {elsewhere}) => sum + elsewhere, 0) / VALUES,
    here: odds.reduce((sum, {here}) => sum + here, 0) / VALUES,
    pairs: oddsOfPairs(data, words, found, SAYS) / PAIRS,
    phrases: oddsOfPhrases(data.phrases, question) / VALUES,
    closer: Math.max(0, ...judged.map(({similarity}) => similarity)) - closestElsewhere(data, words, found),
    ...subjectOf(question, preferences),
  };
}

/** How well a unit says a word, with its header, the sentence before, headings and title. */
function saidAround(data: AskUnits, judged: JudgedSection, word: FoundWord): number {
  const {best} = judged;
  const inUnits = [best, data.headers[best] ?? best, data.intros[best] ?? best].map((unit) => word.text[unit] ?? 0);
  return Math.max(...inUnits, saidAbove(data, judged, word));
}

function saidAbove({sections}: AskUnits, {section}: JudgedSection, word: FoundWord): number {
  return Math.max(word.heading[section] ?? 0, word.parents[section] ?? 0, word.title[sections[section]?.pageNumber ?? -1] ?? 0);
}

/** A pair weighs as much as the more common of its words. */
function apartOf(words: FoundWord[]): number {
  let all = 0;
  let apart = 0;
  words.forEach((left, index) => {
    for (const right of words.slice(index + 1)) {
      const weight = Math.min(left.weight, right.weight);
      all += weight;
      if (!meet(left.text, right.text) && !meet(left.asked, right.asked)) apart += weight;
    }
  });
  return apart / (all || 1);
}

function meet(left: Float64Array, right: Float64Array): boolean {
  return left.some((said, index) => said >= SAYS && (right[index] ?? 0) >= SAYS);
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

/** Dashboards, environments and features are everywhere: they name nothing of this product. */
const OWN =
  /\bflags?\b|flagsmith|segments?\b|identit|\btraits?\b|\bsdk|override|roll-?out|webhook|audit|change request|self.?host|edge (api|proxy)|evaluation|variation|pipeline|task processor|saml|\bsso\b|scim|real-?time|\binstall|\badmin|condition|\b(run|host|deploy|use|upgrade|update) (it|this)\b/i;
/** Products that these pages explain only as far as they meet this one. */
const VENDOR =
  /\b(adobe|amplitude|heap|mixpanel|rudderstack|twilio|appdynamics|datadog|dynatrace|grafana|new relic|sentry|github|gitlab|jira|servicenow|slack|terraform|okta|ad ?fs|entra|keycloak|google|firebase|aws|azure|cloud|postgres(ql)?|redis|clickhouse|kubernetes|docker|helm)\b/i;
const LANGUAGE =
  /\b(python|node(\.js)?|java|javascript|golang|rust|swift|kotlin|ruby|php|c#|\.net|react|css|linux|bash|jest|pytest|sql)\b/i;
/** "Go", and not "it does not go away". */
const GO = /\bGo\b/;

function subjectOf(question: string, {isTask, isDefinition}: Preferences) {
  const isOwn = OWN.test(question);
  return {
    task: Number(isTask),
    otherTask: Number(isTask && !isOwn),
    otherTerm: Number(isDefinition && !isOwn),
    vendor: Number(isTask && !isOwn && VENDOR.test(question)),
    language: Number(!isOwn && (LANGUAGE.test(question) || GO.test(question))),
  };
}

/** Words with a capital letter that do not begin the question. */
function namesIn(question: string): string[] {
  const words = question.trim().split(/\s+/).slice(1);
  return words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
}
