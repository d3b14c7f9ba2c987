import {readFileSync} from 'node:fs';

export function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text.trim());
}
