/** `npm run build`: the production site into build/. */
import {buildSite} from './lib/buildSite';

async function main(): Promise<void> {
  process.exitCode = await buildSite(process.argv.slice(2));
}

void main();
