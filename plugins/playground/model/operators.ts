/**
 * Segment operators as the dashboard offers them. The test compares labels with
 * data/tables/segment-operators.json.
 */
export type Operator = {id: string; label: string; hint: string; needsValue: boolean};

const operator = (id: string, label: string, hint: string, needsValue = true): Operator => ({id, label, hint, needsValue});

export const OPERATORS: Operator[] = [
  operator('EQUAL', 'Exactly Matches (=)', 'text, number, true or false'),
  operator('NOT_EQUAL', 'Does not match (!=)', 'text, number, true or false'),
  operator('GREATER_THAN', '>', 'a number'),
  operator('GREATER_THAN_INCLUSIVE', '>=', 'a number'),
  operator('LESS_THAN', '<', 'a number'),
  operator('LESS_THAN_INCLUSIVE', '<=', 'a number'),
  operator('GREATER_THAN:semver', 'SemVer >', 'a version such as 3.2.0'),
  operator('GREATER_THAN_INCLUSIVE:semver', 'SemVer >=', 'a version such as 3.2.0'),
  operator('LESS_THAN:semver', 'SemVer <', 'a version such as 3.2.0'),
  operator('LESS_THAN_INCLUSIVE:semver', 'SemVer <=', 'a version such as 3.2.0'),
  operator('CONTAINS', 'Contains', 'part of a text'),
  operator('NOT_CONTAINS', 'Does not contain', 'part of a text'),
  operator('IN', 'In', 'a,b,c without spaces, or ["a","b"]'),
  operator('REGEX', 'Matches regex', 'a pattern such as ^.*@example\\.com$'),
  operator('MODULO', 'Modulo', 'divisor|remainder, such as 3|1'),
  operator('PERCENTAGE_SPLIT', '% Split', '0 to 100'),
  operator('IS_SET', 'Is set', 'no value', false),
  operator('IS_NOT_SET', 'Is not set', 'no value', false),
];

const BY_ID = new Map(OPERATORS.map((entry) => [entry.id, entry]));

export function operatorOf(id: string): Operator {
  return BY_ID.get(id) ?? operator(id, id, '');
}

/**
 * What is wrong with a value, in the words of the dashboard's own checks; nothing
 * when it can be saved there.
 */
export function valueProblem(id: string, value: string): string | undefined {
  if (!operatorOf(id).needsValue) return undefined;
  if (value === '') return 'Enter a value.';
  if (id.endsWith(':semver')) return /^\d+\.\d+\.\d+([-+].+)?$/.test(value) ? undefined : 'Enter a complete version, such as 3.2.0.';
  if (id === 'PERCENTAGE_SPLIT')
    return isNumber(value) && Number(value) >= 0 && Number(value) <= 100 ? undefined : 'Enter a number from 0 to 100.';
  if (id === 'MODULO') return /^-?[\d.]+\|-?[\d.]+$/.test(value) ? undefined : 'Enter divisor|remainder, such as 3|1.';
  if (/^(GREATER|LESS)_THAN/.test(id)) return isNumber(value) ? undefined : 'Enter a number. For versions choose a SemVer operator.';
  if (id === 'IN' && /,\s/.test(value) && !value.startsWith('[')) return 'Spaces after a comma belong to the next member. Remove them.';
  if (id === 'REGEX') return canCompile(value) ? undefined : 'This pattern cannot be compiled.';
  return undefined;
}

function isNumber(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value));
}

function canCompile(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
