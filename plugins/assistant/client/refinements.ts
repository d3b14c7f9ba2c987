import type {Passage} from '../../search/client';

/**
 * What a reader may add to a question by a click: the language of its samples,
 * or how they run Flagsmith.
 */
export type Refinement = {kind: 'tab' | 'edition'; label: string};

const EDITIONS: [label: string, pattern: RegExp][] = [
  ['SaaS', /\bsaas\b/i],
  ['Self-hosted', /\bself[- ]host/i],
  ['Enterprise', /\benterprise\b/i],
];
const MOST_TABS = 12;

/** Of what the passage has more than one: tabs, and editions where it tells them apart. */
export function refinementsOf({tabs = [], blocks}: Passage, question: string): Refinement[] {
  const text = blocks.map((block) => block.text).join('\n');
  const editions = EDITIONS.filter(([, pattern]) => pattern.test(text));
  const isChosen = EDITIONS.some(([, pattern]) => pattern.test(question));
  return [
    ...(tabs.length > 1 ? tabs.slice(0, MOST_TABS) : []).map((label) => ({kind: 'tab' as const, label})),
    ...(editions.length > 1 && !isChosen ? editions : []).map(([label]) => ({kind: 'edition' as const, label})),
  ];
}

/**
 * The question with the refinements, for the model and for retrieval. A tab changes the view of the
 * results, not the query.
 */
export function refined(question: string, refinement: Refinement | undefined): string {
  return refinement?.kind === 'edition' ? `${question} (${refinement.label})` : question;
}

export function isSame(left: Refinement | undefined, right: Refinement): boolean {
  return left?.kind === right.kind && left.label === right.label;
}
