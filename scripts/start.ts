/** `npm start`: builds the production site, then serves it. */
import {dropStaleCache} from './lib/buildCache';
import {run} from './lib/run';
import {serve} from './serve';

async function main(): Promise<void> {
  console.log('Building the production site (about half a minute on two cores)…');
  dropStaleCache();
  const code = await run('npx', ['--no', 'docusaurus', 'build'], {NO_UPDATE_NOTIFIER: '1'});
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  await serve();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
