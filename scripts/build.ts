/**
 * `npm run build`: the production site into build/, with a compressed copy of every text;
 * `-- --no-compress` leaves the copies out.
 */
import {buildSite} from './lib/buildSite';
import {endWithNpm} from './lib/endWithNpm';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  endWithNpm();
  process.exitCode = await buildSite(process.argv.slice(2));
}

runMain(main);
