import path from 'node:path';

import type {Toolchain} from '../types';
import {csharp} from './csharp';
import {elixir} from './elixir';
import {go} from './go';
import {html} from './html';
import {java} from './java';
import {kotlin} from './kotlin';
import {node} from './node';
import {php} from './php';
import {python} from './python';
import {ruby} from './ruby';
import {rust} from './rust';
import {shell} from './shell';

/** What can be compiled or run, by the end of the file name. Everything else is parsed. */
const TOOLCHAINS: Partial<Record<string, Toolchain>> = {
  '.cs': csharp,
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
