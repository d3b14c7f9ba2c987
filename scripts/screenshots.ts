/**
 * `npm run screenshots -- --source <checkout>`: photographs the dashboard of the real platform for
 * the pages. guide/pictures.md has the recipe.
 */
import {mkdirSync} from 'node:fs';

import {runMain} from './lib/runMain';
import {Cleanup, stopOnSignal} from './platform/cleanup';
import {startPlatform} from './platform/startPlatform';
import {openBrowser} from './screenshots/browser';
import {openCamera} from './screenshots/camera';
import {collectPictures, isChosen, type Collected} from './screenshots/collect';
import {keepPicture, type Change} from './screenshots/compare';
import {readHeld, writeHeld, type Held} from './screenshots/held';
import {collectLoops, type CollectedLoop} from './screenshots/loops/collect';
import {keepLoop} from './screenshots/loops/keep';
import {recordLoop} from './screenshots/loops/studio';
import {entryOf, pictureManifest} from './screenshots/manifest';
import {HELP, parseScreenshotOptions, type ScreenshotOptions} from './screenshots/options';
import {seedCompany} from './screenshots/seedCompany';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(HELP);
  const options = parseScreenshotOptions(args, process.env);
  const all = await collectPictures();
  const chosen = all.filter(({id, page, picture}) => isChosen({id, page, name: picture.name}, options.only));
  const loops = await collectLoops();
  const chosenLoops = loops.filter(({id, loop}) => isChosen({id, page: loop.page, name: loop.name}, options.only));
  if (chosen.length + chosenLoops.length === 0)
    throw new Error(`--only ${options.only.join(' ')}: no such picture. Names are like ${all[0]?.id ?? 'quickstart/create-flag'}.`);
  const cleanup = new Cleanup();
  stopOnSignal(cleanup);
  const held = await hold(options, cleanup);
  if (options.hold) {
    writeHeld(options.hold, held);
    return console.log(`Held for --running ${options.hold}. Ctrl+C ends it.`);
  }
  try {
    const failures = await takeAll(chosen, all, held, options, cleanup);
    // Last: they change their project while they are recorded. A check has nothing to compare.
    const films = options.check ? 0 : await recordAll(chosenLoops, loops, held, cleanup);
    process.exitCode = failures + films === 0 ? 0 : 1;
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
  if (chosen.length === 0) return 0;
  mkdirSync('.cache/screenshots', {recursive: true});
  const camera = await openCamera(held, cleanup);
  const failures = await forEach(chosen, async (collected) => {
    const {light, dark} = await camera.take(collected.picture);
    const changes = [
      await keepPicture(collected.files.light, light, {write: !check}),
      await keepPicture(collected.files.dark, dark, {write: !check}),
    ];
    // At once: a run that is stopped keeps what it has, and two runs can share a held platform.
    if (!check) pictureManifest.update([entryOf(collected, held.release)], all);
    return report(changes, check);
  });
  if (!check) pictureManifest.update([], all);
  return failures;
}

async function recordAll(chosen: CollectedLoop[], all: CollectedLoop[], held: Held, cleanup: Cleanup): Promise<number> {
  if (chosen.length === 0) return 0;
  mkdirSync('.cache/screenshots', {recursive: true});
  const browser = await openBrowser(cleanup);
  return forEach(chosen, async (collected) => {
    const recording = await recordLoop(browser, collected.loop, held);
    return report(await keepLoop(collected, recording, held.release, all), false);
  });
}

type Item = {id: string; script: string};

/** Goes on after a failure. Returns the number of failures, with those that `work` counts. */
async function forEach<Chosen extends Item>(chosen: Chosen[], work: (item: Chosen) => Promise<number>): Promise<number> {
  let failures = 0;
  for (const item of chosen) {
    try {
      failures += await work(item);
    } catch (error) {
      failures += 1;
      console.error(`FAILED   ${item.id} (${item.script}): ${(error as Error).message}`);
    }
  }
  return failures;
}

/** Returns the number of differences that a check is red for. */
function report(changes: Change[], check: boolean): number {
  for (const {file, what, detail} of changes) console.log(`${what.padEnd(8)} ${file}${detail && `  (${detail})`}`);
  return check ? changes.filter(({what}) => what !== 'same').length : 0;
}

runMain(main);
