/** `npm start`: builds the production site, then serves it. */
import {readHost, readPort} from './lib/address';
import {buildSite} from './lib/buildSite';
import {endWithNpm} from './lib/endWithNpm';
import {runMain} from './lib/runMain';
import {serve} from './serve';

async function main(): Promise<void> {
  endWithNpm();
  // A wrong value is known now, not after the build.
  readPort(process.env, 3000);
  readHost(process.env);
  console.log('Building the production site (about half a minute on two cores)…');
  const code = await buildSite();
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  await serve();
}

runMain(main);
