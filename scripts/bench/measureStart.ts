/**
 * The start of the application from the first move of the pointer: its longest task with the CPU
 * slowed four times, and how far the page moves for a reader with stored choices whose CPU is
 * slowed six times.
 */
import type {Browser} from '@playwright/test';

import {freshPage} from './browser';
import {COLLECT_START, LONGEST_TASK, SHIFT} from './inPage';

const HYDRATED = 'html[data-has-hydrated=true]';
const CHOICES = {'docusaurus.tab.language': 'python', 'docs.host': 'https://flags.example.com', 'docs.codeTheme': 'github', theme: 'dark'};

export type StartRun = {longest: number; shift: number};

export async function measureStart(browser: Browser, address: string): Promise<StartRun> {
  return {
    longest: await readStart(browser, address, {cpuSlowdown: 4, stored: {}, result: LONGEST_TASK}),
    shift: await readStart(browser, address, {cpuSlowdown: 6, stored: CHOICES, result: SHIFT}),
  };
}

type Visit = {cpuSlowdown: number; stored: Record<string, string>; result: string};

async function readStart(browser: Browser, address: string, {cpuSlowdown, stored, result}: Visit): Promise<number> {
  const {page, context} = await freshPage(browser, {cpuSlowdown});
  try {
    await page.addInitScript({
      content: `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value);`,
    });
    await page.addInitScript({content: COLLECT_START});
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForTimeout(300);
    await page.mouse.move(640, 700);
    await page.mouse.move(650, 710);
    await page.waitForSelector(HYDRATED);
    await page.waitForTimeout(1000);
    return await page.evaluate<number>(result);
  } catch (cause) {
    throw new Error(`the start of ${address} could not be measured`, {cause});
  } finally {
    await context.close();
  }
}
