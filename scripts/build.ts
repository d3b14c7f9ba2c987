/** `npm run build`: the production site into build/. */
import {dropStaleCache} from './lib/buildCache';
import {run} from './lib/run';

async function main(): Promise<void> {
  dropStaleCache();
  process.exitCode = await run('npx', ['--no', 'docusaurus', 'build', ...process.argv.slice(2)], {NO_UPDATE_NOTIFIER: '1'});
}

void main();
