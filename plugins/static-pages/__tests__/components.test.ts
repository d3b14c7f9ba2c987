import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {AID_COMPONENTS} from '../../playground/types';
import {COMPONENTS} from '../node/content/expandComponents';

it.each([...Object.keys(COMPONENTS), ...Object.keys(AID_COMPONENTS)])('CONTRIBUTING describes <%s>', (name) => {
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toMatch(new RegExp(`<${name}\\b`));
});
