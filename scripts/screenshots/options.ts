/** Arguments of `npm run screenshots`. */
import {parseArgs} from 'node:util';

import {OPTIONS, toPlatformOptions} from '../platform/options';
import type {PlatformOptions} from '../platform/types';

export const HELP = `npm run screenshots -- --source <checkout of Flagsmith/flagsmith> [options]

  --only <name>     takes this picture only, or all of a page: quickstart/create-flag, quickstart; may be repeated
  --hold <file>     starts and seeds the platform, writes its addresses to a file, and waits for Ctrl+C
  --running <file>  uses a platform that another run holds: seconds instead of a minute while you describe a picture
  --check           writes nothing: says which pictures would change (films are left out)

Other options as in npm run platform -- --help.`;

export type ScreenshotOptions = {
  platform: PlatformOptions | undefined;
  only: string[];
  hold: string | undefined;
  running: string | undefined;
  check: boolean;
};

export function parseScreenshotOptions(args: string[], env: NodeJS.ProcessEnv): ScreenshotOptions {
  const {values} = parseArgs({
    args,
    options: {
      ...OPTIONS,
      only: {type: 'string', multiple: true, default: []},
      hold: {type: 'string'},
      running: {type: 'string'},
      check: {type: 'boolean', default: false},
    },
  });
  const {only, hold, running, check, ...platform} = values;
  return {platform: running ? undefined : {...toPlatformOptions(platform, env), dashboard: true}, only, hold, running, check};
}
