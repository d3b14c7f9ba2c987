/** `npm run screenshots -- --source <checkout>`: photographs the dashboard of the real platform for the pages. CONTRIBUTING has the recipe. */
import {mkdirSync} from 'node:fs';

import {Cleanup, stopOnSignal} from './platform/cleanup';
import {startPlatform} from './platform/startPlatform';
import {openCamera} from './screenshots/camera';
import {collectPictures, matches, type Collected} from './screenshots/collect';
import {keepPicture} from './screenshots/compare';
import {readHeld, writeHeld, type Held} from './screenshots/held';
import {entryOf, readManifest, writeManifest} from './screenshots/manifest';
import {HELP, parseScreenshotOptions, type ScreenshotOptions} from './screenshots/options';
import {seedCompany} from './screenshots/seedCompany';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(HELP);
  const options = parseScreenshotOptions(args, process.env);
  const all = await collectPictures();
  const chosen = all.filter((picture) => matches(picture, options.only));
  if (chosen.length === 0)
    throw new Error(`--only ${options.only.join(' ')}: no such picture. Names are like ${all[0]?.id ?? 'quickstart/create-flag'}.`);
  const cleanup = new Cleanup();
  stopOnSignal(cleanup);
  const held = await hold(options, cleanup);
  if (options.hold) {
    writeHeld(options.hold, held);
    return console.log(`Held for --running ${options.hold}. Ctrl+C ends it.`);
  }
  try {
    process.exitCode = await takeAll(chosen, all, held, options, cleanup);
  } finally {
    await cleanup.close();
  }
}

async function hold({platform, running}: ScreenshotOptions, cleanup: Cleanup): Promise<Held> {
  if (!platform) return readHeld(running ?? '');
  const {release, dashboard = '', api, sql} = await startPlatform(platform, cleanup);
  console.log('Seeding the company of the pictures …');
  return {release, dashboard, api, ...(await seedCompany({api, sql}))};
}

async function takeAll(chosen: Collected[], all: Collected[], held: Held, {check}: ScreenshotOptions, cleanup: Cleanup): Promise<number> {
  mkdirSync('.cache/screenshots', {recursive: true});
  const camera = await openCamera(held, cleanup);
  let failures = 0;
  for (const collected of chosen) {
    try {
      const {light, dark} = await camera.take(collected.picture);
      const changes = [
        await keepPicture(collected.files.light, light, {write: !check}),
        await keepPicture(collected.files.dark, dark, {write: !check}),
      ];
      for (const {file, what, detail} of changes) console.log(`${what.padEnd(8)} ${file}${detail && `  (${detail})`}`);
      if (check) failures += changes.filter(({what}) => what !== 'same').length;
      // At once: a run that is stopped keeps what it has, and two runs can share a held platform.
      else writeManifest([...readManifest().filter(({id}) => id !== collected.id), entryOf(collected, held.release)], all);
    } catch (error) {
      failures += 1;
      console.error(`FAILED   ${collected.id} (${collected.script}): ${(error as Error).message}`);
    }
  }
  if (!check) writeManifest(readManifest(), all);
  return failures === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
