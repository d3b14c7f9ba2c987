import {existsSync} from 'node:fs';
import path from 'node:path';

import {installNodePackages} from '../packages';
import {samplesDir} from '../paths';
import {findProgram} from '../process';
import type {Toolchain} from '../types';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
let browser = process.env.CHROMIUM_PATH ?? '';

/** Pages are opened in Chromium, with flags off, on, and without a network; openPage.mjs prints what a visitor sees. */
export const html: Toolchain = {
  required: false,
  compiles: () => false,
  async prepare() {
    await installNodePackages();
    if (!browser || !existsSync(browser)) browser = (await findProgram(NAMES)) ?? '';
    return browser ? {errors: new Map()} : {skip: 'no Chromium on this machine'};
  },
  command: ({copy}, {dir}) => ({program: process.execPath, args: [path.join(samplesDir, 'runner/openPage.mjs'), browser, copy], cwd: dir}),
};
