import path from 'node:path';

import {findSource, listNames} from '../sdkSource';
import type {Toolchain} from '../types';

/** A checkout of the SDK; its dependencies where `ruby` finds them. */
export const ruby: Toolchain = {
  required: false,
  compiles: () => false,
  prepare: async (language) => (await findSource(language, 'ruby')) ?? {errors: new Map()},
  names: listNames,
  command: ({copy}, {dir, sdkSource = ''}) => ({program: 'ruby', args: ['-I', path.join(sdkSource, 'lib'), copy], cwd: dir}),
};
