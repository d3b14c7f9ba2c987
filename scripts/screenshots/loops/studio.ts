/**
 * Records a loop: takes both windows whenever the description says so, and puts them on the stage,
 * once for each colour mode.
 */
import type {Browser, Locator, Page} from '@playwright/test';

import {openDashboard, settle, signedIn, stopMotion, watchRequests} from '../browser';
import type {Area} from '../crop';
import type {Held} from '../held';
import {onStage, stageHtml, stageSize, type Frame, type Point} from './stage';
import type {Loop, Mode, Studio} from './types';

/** Frames a second of the film; the pointer moves in steps of one frame. */
export const RATE = 25;
/** CSS pixels of a window in which no page of the dashboard that is filmed has to be scrolled. */
const WHOLE_PAGE = 1100;
const MARGIN = 30;
const MOVE_STEPS = 7;
const MODES: Mode[] = ['light', 'dark'];

/** A picture of the stage and how long it stays, in frames. */
export type Take = {png: Buffer; frames: number};
export type Recording = Record<Mode, {takes: Take[]; poster: Buffer}>;

export async function recordLoop(browser: Browser, loop: Loop, held: Held): Promise<Recording> {
  const context = await signedIn(browser, held);
  const open = async (width: number, height: number) => {
    const page = await context.newPage();
    await page.setViewportSize({width, height});
    return page;
  };
  const dashboard = await open(loop.width, loop.from ? WHOLE_PAGE : loop.heights.dashboard);
  const topOf = async () => (loop.from ? ((await dashboard.locator(loop.from).first().boundingBox())?.y ?? 0) - MARGIN : 0);
  const application = await open(loop.width, loop.heights.application);
  const {width, height} = stageSize(loop);
  const stage = await open(width, height);
  const takes: Record<Mode, Take[]> = {light: [], dark: []};
  let frame: Record<Mode, Frame> | undefined;
  let pointer: Point = {x: width - 60, y: 90};
  let posterAt = 0;
  const pending = watchRequests(dashboard);

  const add = async (frames: number, change: Partial<Frame> = {}) => {
    if (!frame) throw new Error(`${loop.name}: the first thing to do is \`hold\`.`);
    for (const mode of MODES) takes[mode].push({png: await shootStage(stage, loop, {...frame[mode], pointer, ...change}, mode), frames});
  };
  const studio: Studio = {
    dashboard,
    application,
    api: held.api,
    project: held.seeded.loops,
    async open(path) {
      await openDashboard(dashboard, path, held.dashboard);
      await stopMotion(dashboard);
      await settle(dashboard, pending);
    },
    settle: () => settle(dashboard, pending),
    async hold(milliseconds) {
      const clip = {x: 0, y: await topOf(), width: loop.width, height: loop.heights.dashboard};
      const take = (mode: Mode) => windows(dashboard, application, {mode, pointer, clip});
      frame = {light: await take('light'), dark: await take('dark')};
      await add(Math.round((milliseconds / 1000) * RATE));
    },
    async pointAt(target) {
      const from = pointer;
      const {x, y} = await centreOf(target);
      const to = onStage({x, y: y - (await topOf())});
      for (let step = 1; step <= MOVE_STEPS; step++) {
        const share = (1 - Math.cos((Math.PI * step) / MOVE_STEPS)) / 2;
        pointer = {x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share)};
        await add(1);
      }
    },
    async click(target) {
      await add(6, {isPressed: true});
      await target.click();
      // A hover colour would stay where the real pointer is.
      await dashboard.mouse.move(0, 0);
      await settle(dashboard, pending);
    },
    poster: () => void (posterAt = takes.light.length - 1),
  };
  await loop.record(studio);
  await context.close();
  const posterOf = (mode: Mode) => takes[mode][posterAt]?.png ?? Buffer.alloc(0);
  return {light: {takes: takes.light, poster: posterOf('light')}, dark: {takes: takes.dark, poster: posterOf('dark')}};
}

type View = {mode: Mode; pointer: Point; clip: Area};

async function windows(dashboard: Page, application: Page, {mode, pointer, clip}: View): Promise<Frame> {
  const shoot = async (page: Page, area: {clip?: Area} = {}) => {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await page.evaluate('document.fonts.ready');
    return page.screenshot({...area, animations: 'disabled', caret: 'hide'});
  };
  return {dashboard: await shoot(dashboard, {clip}), application: await shoot(application), pointer, isPressed: false};
}

async function shootStage(stage: Page, loop: Loop, frame: Frame, mode: Mode): Promise<Buffer> {
  await stage.setContent(stageHtml(loop, frame, mode));
  await stage.evaluate('document.fonts.ready');
  await stage.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  return stage.screenshot({animations: 'disabled'});
}

async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not visible.`);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}
