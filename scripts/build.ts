/** `npm run build`: the production site into build/, with a compressed copy of every text; `-- --no-compress` leaves the copies out. */
import {buildSite} from './lib/buildSite';

async function main(): Promise<void> {
  process.exitCode = await buildSite(process.argv.slice(2));
}

void main();
