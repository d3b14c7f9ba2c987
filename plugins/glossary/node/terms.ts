/** Reads data/terms.json and makes the one pattern that finds all marked forms. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {escapeRegExp} from '../../shared/escapeRegExp';

export type Term = {id: string; term: string; definition: string; href: string; forms?: string[]; except?: string[]};

type TermFinder = {
  /** Matches a form or an exception, the longest first. */
  pattern: RegExp;
  /** The term of a matched text; nothing for an exception. */
  termOf: (match: string) => Term | undefined;
};

export function readTerms(file = path.join(process.cwd(), 'data/terms.json')): Term[] {
  const terms = JSON.parse(readFileSync(file, 'utf8')) as Term[];
  for (const {id, definition, href} of terms)
    if (!id || !definition || !href) throw new Error(`data/terms.json: the term "${id}" needs id, definition and href.`);
  return terms;
}

export function createFinder(terms: Term[]): TermFinder {
  const byForm = new Map(
    terms.flatMap((term) => (term.forms ?? []).flatMap((form) => spellings(form).map((spelling): [string, Term] => [spelling, term]))),
  );
  const exceptions = terms.flatMap((term) => term.except ?? []);
  const alternatives = [...byForm.keys(), ...exceptions].sort((left, right) => right.length - left.length).map(escapeRegExp);
  return {pattern: new RegExp(`(?<![\\w./-])(?:${alternatives.join('|')})(?![\\w/-]|\\.\\w)`, 'g'), termOf: (match) => byForm.get(match)};
}

/**
 * A phrase may begin a sentence. A single word may not: with a capital it can be a
 * name (Segment the vendor).
 */
function spellings(form: string): string[] {
  return /\s/.test(form) ? [...new Set([form, form.charAt(0).toUpperCase() + form.slice(1)])] : [form];
}
