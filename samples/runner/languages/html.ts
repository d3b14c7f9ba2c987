import path from 'node:path';

import {findBrowser} from '../../../scripts/lib/findBrowser';
import {samplesDir} from '../paths';
import type {Toolchain} from '../types';

/**
 * Pages are opened in Chromium, with flags off, on, and without a network; openPage.mjs prints what
 * a visitor sees.
 */
export const html: Toolchain = {
  compiles: () => false,
  prepare: async () => (findBrowser() ? {errors: new Map()} : {skip: 'no Chromium on this machine'}),
  command: ({copy}, {dir}) => ({
    program: process.execPath,
    args: [path.join(samplesDir, 'runner/openPage.mjs'), findBrowser() ?? '', copy],
    cwd: dir,
  }),
};
