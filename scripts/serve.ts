/** `npm run serve`: the site in build/ on http://localhost:3000, or the next free port. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {readEnv} from '../config/env';
import {readHost, readPort} from './lib/address';
import {endWithNpm} from './lib/endWithNpm';
import {listen} from './lib/listen';
import {createSiteServer} from './lib/siteServer';

export async function serve(): Promise<void> {
  const root = path.resolve('build');
  const {baseUrl} = readEnv();
  if (!existsSync(path.join(root, baseUrl, 'index.html')))
    throw new Error('There is no site in build/. Run `npm run build` first, or `npm start`, which does both.');
  const host = readHost(process.env);
  const port = await listen(createSiteServer({root}), readPort(process.env, 3000), host);
  console.log(`\nThe documentation is at http://localhost:${port}${baseUrl === '/' ? '' : baseUrl} (Ctrl+C stops it).`);
}

if (require.main === module) {
  endWithNpm();
  serve().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
