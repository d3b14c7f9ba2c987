/**
 * data/asked.json: `{"/clients/ios#cache-answers": ["how long are answers kept"]}`, checked here.
 */
import {readFileSync} from 'node:fs';

import type {AskData} from '../types';
import {noSuchSection, type Place} from './addresses';

export function readAsked(file: string, places: Map<string, Place>): AskData['asked'] {
  const text = readFileSync(file, 'utf8');
  let parsed: Record<string, unknown>;
  try {
    parsed = JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  const lineOf = (key: string) => text.slice(0, text.indexOf(JSON.stringify(key))).split('\n').length;
  const problems: string[] = [];
  const asked = Object.entries(parsed).flatMap(([address, lines]): AskData['asked'] => {
    const place = places.get(address);
    if (!place) problems.push(noSuchSection(file, lineOf(address), address, places));
    const isList = Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string' && line.trim());
    if (!isList) problems.push(`${file}:${lineOf(address)}: "${address}" needs a list of lines, each a short text.`);
    return place && isList ? [[place.number, ...(lines as string[])]] : [];
  });
  // All of them together, because a renamed page usually breaks several.
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return asked;
}
