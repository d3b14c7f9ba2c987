/** What differs between two releases, and what the site says about it. */
import type {Entry} from '../../plugins/shared/record/entries';
import type {Facts, Kind} from './facts';

export type Difference = {sign: '+' | '-' | '~'; name: string; text: string};
export type Source = {file: string; text: string};

export function compareFacts(before: Facts, after: Facts): Difference[] {
  const fresh = [...after].filter(([name]) => !before.has(name));
  const gone = [...before].filter(([name]) => !after.has(name));
  const changed = [...after].filter(([name, detail]) => before.has(name) && before.get(name) !== detail);
  return [
    ...fresh.map(([name, detail]): Difference => ({sign: '+', name, text: detail && `default ${detail}`})),
    ...gone.map(([name]): Difference => ({sign: '-', name, text: ''})),
    ...changed.map(([name, detail]): Difference => ({sign: '~', name, text: `${before.get(name) || 'nothing'} → ${detail || 'nothing'}`})),
  ];
}

/**
 * Lines of the report. What is gone or has changed is listed with the files that name it and the
 * checks to repeat; what is new with the place where it belongs, unless the site has it.
 */
export function describe({name, home}: Kind, differences: Difference[], sources: Source[], checks: Entry[]): string[] {
  const lines = differences.flatMap((difference) => {
    const spoken = spokenName(difference.name);
    const names = sources.filter(({text}) => mentions(text, spoken)).map(({file}) => file);
    if (names.length === 0 && difference.sign !== '+') return [];
    const stale = checks.filter(({statement}) => mentions(textOf(statement), spoken)).map(({id}) => id);
    const isKnown = names.length > 0;
    const where = isKnown ? names.slice(0, 4).join(', ') : `new, belongs on ${home}`;
    return [
      `  ${difference.sign} ${difference.name}${difference.text && ` (${difference.text})`}`,
      `      ${where}${names.length > 4 ? ` and ${names.length - 4} more` : ''}`,
      ...(stale.length > 0 && difference.sign !== '+' ? [`      stale: ${stale.join(', ')}`] : []),
    ];
  });
  const total = (sign: string) => differences.filter((difference) => difference.sign === sign).length;
  return [`${name}: ${total('+')} new, ${total('-')} gone, ${total('~')} changed`, ...lines, ''];
}

/** As a page says it: without the app of a route and what the platform fills into a text. */
function spokenName(name: string): string {
  const route = /^[\w/]+: (.+)$/.exec(name)?.[1];
  const parts = (route ?? name).split(/\{[^}]*\}|%s/).map((part) => part.trim());
  return parts.sort((a, b) => b.length - a.length)[0] ?? name;
}

function mentions(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return (
    name.length > 2 &&
    at >= 0 &&
    !/\w\w/.test(`${text[at - 1] ?? ' '}${name[0]}`) &&
    !/\w\w/.test(`${name.at(-1)}${text[at + name.length] ?? ' '}`)
  );
}

function textOf(statement: Entry['statement']): string {
  return typeof statement === 'string' ? statement : Object.values(statement).join(' ');
}
