/**
 * Ajv for JSON Schema 2020-12, with the formats (`date-time`, `uri`, …) that it leaves to a
 * package.
 */
import {Ajv2020, type Options} from 'ajv/dist/2020.js';
import addFormats, {type FormatsPlugin} from 'ajv-formats';

export function createValidator(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options);
  (addFormats.default as FormatsPlugin)(ajv);
  return ajv;
}
