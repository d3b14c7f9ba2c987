import path from 'node:path';

import {findSource, listNames} from '../sdkSource';
import type {Toolchain} from '../types';

/** A checkout of the SDK after `mix deps.get` and `mix compile`. The SDK's application is started, as `mix run` does. */
export const elixir: Toolchain = {
  required: false,
  compiles: () => false,
  prepare: async (language) => (await findSource(language, 'elixir')) ?? {errors: new Map()},
  names: listNames,
  command: ({copy}, {dir, sdkSource = ''}) => ({
    program: 'elixir',
    args: ['-pa', path.join(sdkSource, '_build/dev/lib/*/ebin'), '--app', 'flagsmith_engine', copy],
    cwd: dir,
  }),
};
