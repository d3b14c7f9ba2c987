/**
 * BM25 over the units of the site: paragraphs, list items and table rows. A unit is scored by its
 * own words and, for less, by those of its headings, its page and the lines that readers ask its
 * section by. The score of a section is that of its best unit; for a question, which asks for what
 * a section is about, also BM25 of the section as a whole.
 */
import type {AskedWord} from './askedWords';
import type {Field, WordIndex} from './wordIndex';

/** How much a word counts where it stands: in the unit itself = 1. */
const BOOST = {
  name: 1.2,
  code: 0.18,
  heading: 1.35,
  asked: 0.24,
  title: 0.9,
  names: 0.3,
  /** In another unit of the section. */
  section: 0.13,
};
/** How far a word counts as answered when the unit itself does not say it. */
const COVERS = {asked: 0.8, section: 0.6, page: 0.3, names: 0.3, code: 0.25};
/**
 * BM25's k and b: how soon more evidence for a word stops to count, and how much long units lose.
 */
const SATURATION = 4;
const LENGTH = 0.5;
/** The share of the question that is answered, to this power, scales the score. */
const COVERAGE = 0.8;
/** A term of this weight says a word as well as the word itself. */
const SAYS = 0.75;
/** The whole section: what a word counts where it stands, BM25's k, and the power of coverage. */
const WHOLE = {title: 2, names: 1, heading: 3, asked: 1.2, saturation: 1.5, coverage: 0.3};
/** Wordings of cards weigh less than lines of readers, because a card may lead without them. */
const WORDINGS = 0.6;
/** What further sections of a page add to its score. */
const FURTHER = [1, 0.4, 0.2, 0.1];
/** Links to other pages name what those answer; tables of problems answer symptoms. */
export const ASIDE = /^(related|next|clean up|see also)$/i;
export const PROBLEMS = /^(problems|what can go wrong|when (something|it) (fails|does not work)|troubleshooting|check first|errors)/i;
const SYMPTOM = /^\s*why\b|not work|fail|error|problem|wrong|cannot|can't|n[’']t\b|missing|stuck/i;
const FIT = {aside: 0.5, problems: 0.8, symptom: 1.2, releases: 0.6};

/** The parts that a score is made of, for `npm run ask`. */
export type Parts = {unit: number; whole: number; fit: number; page: number};
export type ScoredSection = {
  section: number;
  score: number;
  parts: Parts;
  /** Best unit, -1 when there is none. */
  best: number;
  /** Share of the question that the best unit and what stands around it say, 0 to 1. */
  coverage: number;
};
export type Scores = {units: Float32Array; sections: ScoredSection[]; pages: Float32Array};

/** What the whole section adds to the score of its best unit, and the page to the section. */
export type Weights = {whole: number; page: number};

export function scoreSections(index: WordIndex, words: AskedWord[], question: string, weights: Weights): Scores {
  const {sections, sectionOf} = index;
  const all = words.reduce((total, {weight}) => total + weight, 0) || 1;
  const sums: Sums = {
    units: new Float32Array(sectionOf.length),
    unitCoverage: new Float32Array(sectionOf.length),
    sections: new Float32Array(sections.length),
    coverage: new Float32Array(sections.length),
    wholes: new Float32Array(sections.length),
  };
  for (const word of words) addWord(index, word, sums);
  const isSymptom = SYMPTOM.test(question);
  const scored = sections.map((section): ScoredSection => {
    const {number, heading, first, count} = section;
    const {best, top, coverage} = bestOf(index, number, sums, all);
    const fit = section.isReleases ? FIT.releases : fitOf(heading, isSymptom);
    if (fit === FIT.releases) for (let unit = first; unit < first + count; unit += 1) sums.units[unit]! *= fit;
    const whole = weights.whole * ((sums.wholes[number] ?? 0) / all) * coverage ** WHOLE.coverage;
    const parts = {unit: top, whole, fit, page: 0};
    return {section: number, score: (top + whole) * fit, parts, best, coverage};
  });
  const pages = scorePages(index, scored);
  for (const each of scored) {
    if (each.score === 0) continue;
    each.parts.page = weights.page * (pages[sections[each.section]?.page.number ?? 0] ?? 0);
    each.score += each.parts.page;
  }
  return {units: sums.units, sections: scored, pages};
}

function fitOf(heading: string, isSymptom: boolean): number {
  if (ASIDE.test(heading)) return FIT.aside;
  if (!PROBLEMS.test(heading)) return 1;
  return isSymptom ? FIT.symptom : FIT.problems;
}

/**
 * What all units of a section have from what stands around them, and what single units have beyond
 * that: few units say a word, so only those are looked at.
 */
type Sums = {units: Float32Array; unitCoverage: Float32Array; sections: Float32Array; coverage: Float32Array; wholes: Float32Array};

function addWord(index: WordIndex, {terms, weight}: AskedWord, sums: Sums): void {
  const {sections, sectionOf, lengths, sizes, lists} = index;
  const said = (field: Field): Map<number, number> => {
    const found = new Map<number, number>();
    for (const [term, share] of terms) for (const number of lists[field].get(term) ?? []) raise(found, number, share);
    return found;
  };
  const [text, name, code] = [said('text'), said('name'), said('code')];
  const [heading, asked, wordings] = [said('heading'), said('asked'), said('wordings')];
  const [title, names] = [said('title'), said('names')];
  const inSection = new Map<number, number>();
  const inPage = new Map<number, number>();
  const times = new Map<number, number>();
  const addOwn = (found: Map<number, number>, factor: number): void => {
    for (const [unit, share] of found) {
      const section = sectionOf[unit] ?? 0;
      const place = sections[section];
      if (!place || place.isReleases) continue;
      raise(inSection, section, factor * share);
      raise(inPage, place.page.number, factor * share);
      times.set(section, (times.get(section) ?? 0) + factor * share);
    }
  };
  addOwn(text, 1);
  addOwn(name, 1);
  addOwn(code, COVERS.code);
  const around = new Float32Array(sections.length);
  const covered = new Float32Array(sections.length);
  for (const {number, page} of sections) {
    const own = {
      heading: heading.get(number) ?? 0,
      asked: Math.max(asked.get(number) ?? 0, WORDINGS * (wordings.get(number) ?? 0)),
      title: title.get(page.number) ?? 0,
      names: names.get(page.number) ?? 0,
      section: inSection.get(number) ?? 0,
      page: inPage.get(page.number) ?? 0,
    };
    const evidence =
      BOOST.heading * own.heading +
      BOOST.asked * own.asked +
      BOOST.title * own.title +
      BOOST.names * own.names +
      BOOST.section * own.section;
    const share = Math.max(
      own.heading,
      own.title,
      COVERS.asked * own.asked,
      COVERS.section * own.section,
      COVERS.page * own.page,
      COVERS.names * own.names,
    );
    const whole =
      WHOLE.title * own.title +
      WHOLE.names * own.names +
      WHOLE.heading * own.heading +
      WHOLE.asked * own.asked +
      (times.get(number) ?? 0) / (1 - LENGTH + LENGTH * (sizes[number] ?? 1));
    around[number] = evidence;
    covered[number] = share;
    sums.sections[number] = (sums.sections[number] ?? 0) + weight * saturated(evidence);
    sums.wholes[number] = (sums.wholes[number] ?? 0) + weight * saturated(whole, WHOLE.saturation);
    sums.coverage[number] = (sums.coverage[number] ?? 0) + weight * share;
  }
  for (const unit of new Set([...text.keys(), ...name.keys(), ...code.keys()])) {
    const section = sectionOf[unit] ?? 0;
    const [inText, inName] = [text.get(unit) ?? 0, name.get(unit) ?? 0];
    const near = around[section] ?? 0;
    const own = (inText + BOOST.code * (code.get(unit) ?? 0)) / (1 - LENGTH + LENGTH * (lengths[unit] ?? 1)) + BOOST.name * inName;
    const share = Math.min(1, Math.max(inText, inName) / SAYS);
    sums.units[unit] = (sums.units[unit] ?? 0) + weight * (saturated(near + own) - saturated(near));
    sums.unitCoverage[unit] = (sums.unitCoverage[unit] ?? 0) + weight * Math.max(0, share - (covered[section] ?? 0));
  }
}

function raise(found: Map<number, number>, number: number, value: number): void {
  if (value > (found.get(number) ?? 0)) found.set(number, value);
}

function saturated(evidence: number, saturation = SATURATION): number {
  return evidence / (saturation + evidence);
}

/** The best unit of a section; `sums.units` gets the final scores. */
function bestOf({sections}: WordIndex, number: number, sums: Sums, all: number) {
  const {first = 0, count = 0, isReleases = false} = sections[number] ?? {};
  const base = sums.sections[number] ?? 0;
  const around = (sums.coverage[number] ?? 0) / all;
  const least = (base / all) * around ** COVERAGE;
  const found = {best: -1, top: 0, coverage: 0};
  // Rows of releases say nothing for their section, but each may still answer.
  if (base === 0 && !isReleases) return found;
  for (let unit = first; unit < first + count; unit += 1) {
    const own = sums.units[unit] ?? 0;
    const coverage = around + (sums.unitCoverage[unit] ?? 0) / all;
    const score = own === 0 ? least : ((base + own) / all) * coverage ** COVERAGE;
    sums.units[unit] = score;
    if (score > found.top) Object.assign(found, {best: unit, top: score, coverage});
  }
  return found;
}

function scorePages({sections, pages}: WordIndex, scored: ScoredSection[]): Float32Array {
  const own: number[][] = Array.from({length: pages}, () => []);
  for (const {section, score} of scored) if (score > 0) own[sections[section]?.page.number ?? 0]?.push(score);
  return Float32Array.from(own, (scores) => {
    scores.sort((left, right) => right - left);
    return FURTHER.reduce((sum, share, place) => sum + share * (scores[place] ?? 0), 0);
  });
}
