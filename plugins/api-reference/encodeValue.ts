/**
 * Writes a reader's value so that it means the same in every sample. Pure, so both halves use it:
 * the build for the first values, the browser for the next.
 */
import type {Encoding, Field} from './types';

const json = (value: string): string => JSON.stringify(value).slice(1, -1);
const before = (value: string, characters: RegExp, mark: string): string => value.replace(characters, (found) => mark + found);
/** Also what encodeURIComponent leaves alone but a shell or a string literal would not. */
const url = (value: string): string =>
  // Half a character, as an editor may paste it, cannot be encoded.
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const shell = (value: string): string => value.replaceAll("'", "'\\''");

const ENCODERS: Record<Encoding, (value: string) => string> = {
  url,
  number: (value) => value,
  double: json,
  single: (value) => json(value).replaceAll('\\"', '"').replaceAll("'", "\\'"),
  'plain-single': (value) => before(value, /['\\]/g, '\\'),
  'php-double': (value) => before(json(value), /\$/g, '\\'),
  'powershell-double': (value) => before(value, /[`"$]/g, '`'),
  shell,
  'json-shell': (value) => shell(json(value)),
  'json-double': (value) => json(json(value)),
  'json-ruby': (value) => before(json(json(value)), /#/g, '\\'),
  'json-powershell': (value) => json(value).replaceAll("'", "''"),
};

export function encodeValue(value: string, encoding: Encoding): string {
  return ENCODERS[encoding](value);
}

/** The query string of all query fields that have a value, with its question mark. */
export function encodeQuery(fields: readonly Field[], values: readonly string[]): string {
  const pairs = fields.flatMap(({name, in: place}, index) => {
    const value = values[index] ?? '';
    return place === 'query' && value !== '' ? [`${url(name)}=${url(value)}`] : [];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
