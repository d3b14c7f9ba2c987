/**
 * `npm run serve`: the site in build/ on http://localhost:3000, or the next free port. Another:
 * `npm run serve -- --port 4000`, or PORT in the environment.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {readEnv} from '../config/env';
import {type Address, parseAddress} from './lib/address';
import {endWithNpm} from './lib/endWithNpm';
import {listen} from './lib/listen';
import {runMain} from './lib/runMain';
import {createSiteServer} from './lib/siteServer';

export async function serve({port: wanted, host}: Address): Promise<void> {
  const root = path.resolve('build');
  const {baseUrl} = readEnv();
  if (!existsSync(path.join(root, baseUrl, 'index.html')))
    throw new Error('There is no site in build/. Run `npm run build` first, or `npm start`, which does both.');
  const port = await listen(createSiteServer({root}), wanted, host);
  console.log(`\nThe documentation is at http://localhost:${port}${baseUrl === '/' ? '' : baseUrl} (Ctrl+C stops it).`);
}

if (require.main === module) {
  endWithNpm();
  runMain(async () => serve(parseAddress(process.argv.slice(2), process.env)));
}
