/** A platform that one run keeps open for others (`--hold`, `--running`). */
import {readFileSync, writeFileSync} from 'node:fs';

import type {Seeded} from './seedCompany';

export type Held = {release: string; dashboard: string; api: string; token: string; seeded: Seeded};

export function writeHeld(file: string, held: Held): void {
  writeFileSync(file, `${JSON.stringify(held, null, 2)}\n`);
}

export function readHeld(file: string): Held {
  return JSON.parse(readFileSync(file, 'utf8')) as Held;
}
