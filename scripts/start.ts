/** `npm start`: builds the production site, then serves it. */
import {buildSite} from './lib/buildSite';
import {serve} from './serve';

async function main(): Promise<void> {
  console.log('Building the production site (about half a minute on two cores)…');
  const code = await buildSite();
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
