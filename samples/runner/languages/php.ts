import {rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {findSource, listNames} from '../sdkSource';
import type {Toolchain} from '../types';

/** A checkout of the SDK after `composer install`. */
export const php: Toolchain = {
  required: false,
  compiles: () => false,
  async prepare(language) {
    const missing = await findSource(language, 'php');
    if (missing) return missing;
    // The samples load vendor/autoload.php beside themselves, as in a reader's project.
    const vendor = path.join(language.dir, 'vendor');
    rmSync(vendor, {recursive: true, force: true});
    symlinkSync(path.join(language.sdkSource ?? '', 'vendor'), vendor);
    return {errors: new Map()};
  },
  names: listNames,
  command: ({copy}, {dir}) => ({program: 'php', args: ['-d', 'display_errors=stderr', copy], cwd: dir}),
};
