import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

import {AID_COMPONENTS} from '../../playground/types';
import {COMPONENTS} from '../node/content/expandComponents';
import {reactComponents} from '../node/content/reactComponents';

/** Written by remark plugins, not by authors. */
const INTERNAL = ['Aid', 'StaticHtml'];
const forAuthors = reactComponents(process.cwd()).filter((name) => !INTERNAL.includes(name));

it.each([...Object.keys(COMPONENTS), ...Object.keys(AID_COMPONENTS), ...forAuthors])('the writing guide describes <%s>', (name) => {
  const isDescribed = new RegExp(`<${name}\\b`).test(readFileSync('guide/writing.md', 'utf8'));
  expect(isDescribed, `add <${name}> to "Components" in guide/writing.md`).toBe(true);
});
