/**
 * Where remote evaluation (the Python engine) answers otherwise than the Node.js engine in this
 * page; see "Local evaluation in other languages" on the segments page.
 */
import type {TraitValue} from '../types';
import type {Condition} from './segmentRule';

const NUMBER_LIKE = /^-?\d+(\.\d+)?$/;
const COMPARES = /^(GREATER|LESS)_THAN(_INCLUSIVE)?$/;

export function differsRemotely(
  {property, operator, value}: Condition,
  trait: TraitValue | undefined,
  matches: boolean,
): string | undefined {
  if (trait === undefined) return undefined;
  if (operator === 'PERCENTAGE_SPLIT') {
    const plainKey = property !== '' && !property.startsWith('$.');
    return plainKey ? 'Remote evaluation splits by this trait; the Node.js SDK needs $.identity.traits.<key>.' : undefined;
  }
  if (operator === 'REGEX') return regexNote(value, trait, matches);
  const isNumberLike = typeof trait === 'string' && NUMBER_LIKE.test(trait);
  if (/^(NOT_)?CONTAINS$/.test(operator) && isNumberLike && matches)
    return 'Remotely this does not match: a text that looks like a number is a number there.';
  if (COMPARES.test(operator) && isNumberLike) return 'Remote evaluation compares these as numbers, Node.js as text.';
  if (operator === 'IN' && typeof trait === 'number' && !Number.isInteger(trait) && matches) return 'Remotely a float is never In a list.';
  return typeof trait === 'number' && Number.isInteger(trait) ? integerNote(operator, value, matches) : undefined;
}

function integerNote(operator: string, value: string, matches: boolean): string | undefined {
  if (/^-?\d+$/.test(value) || !matches || operator.endsWith(':semver')) return undefined;
  if (operator === 'NOT_EQUAL') return 'Remotely this does not match: the value cannot be cast to an integer.';
  if (operator === 'EQUAL' || COMPARES.test(operator)) return 'Remotely this does not match: an integer trait needs an integer value.';
  return undefined;
}

function regexNote(pattern: string, trait: TraitValue, matches: boolean): string | undefined {
  if (typeof trait === 'boolean') return 'Remotely the text of a boolean is True or False, with a capital.';
  if (!matches) return undefined;
  const found = new RegExp(pattern).exec(String(trait));
  return found && found.index > 0
    ? 'Remotely this does not match: a pattern is anchored at the start there. Write .* in front.'
    : undefined;
}
