import path from 'node:path';

import type {Toolchain} from '../types';
import {elixir, php, ruby} from './checkouts';
import {go} from './go';
import {html} from './html';
import {java} from './java';
import {kotlin} from './kotlin';
import {node} from './node';
import {python} from './python';
import {rust} from './rust';
import {shell} from './shell';

/** What can be compiled or run, by the end of the file name. Everything else is parsed. */
const TOOLCHAINS: Partial<Record<string, Toolchain>> = {
  '.exs': elixir,
  '.go': go,
  '.html': html,
  '.java': java,
  '.js': node,
  '.kt': kotlin,
  '.mjs': node,
  '.php': php,
  '.py': python,
  '.rb': ruby,
  '.rs': rust,
  '.sh': shell,
  '.ts': node,
  '.tsx': node,
};

export function toolchainFor(file: string): Toolchain | undefined {
  return TOOLCHAINS[path.extname(file)];
}
