/** "Copy" gives what was proven: a complete file, a part that continues it, and a fragment. */
import {execFileSync} from 'node:child_process';

import type {Locator, Page} from '@playwright/test';

import type {PrintedFile} from '../content/lib/assemble';
import type {Printed} from '../content/lib/readPrinted';
import {expect, test} from './support/site';

test.use({savesData: true, permissions: ['clipboard-read', 'clipboard-write']});

let printed: Printed[] = [];
let proven = new Map<string, PrintedFile>();

// The runner of the samples is an ES module, which Playwright's loader does not read. In one, the
// exports of these files are those of a CommonJS module.
test.beforeAll(() => {
  const script = `import pages from './tests/content/lib/readPrinted.ts';
    import files from './tests/content/lib/assemble.ts';
    const printed = pages.readPrinted();
    console.log(JSON.stringify({printed, proven: [...files.readPrintedFiles(printed)]}));`;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {maxBuffer: 1e9});
  const read = JSON.parse(String(output)) as {printed: Printed[]; proven: [string, PrintedFile][]};
  printed = read.printed;
  proven = new Map(read.proven);
});

function find(page: string, position: number): Printed {
  const sample = printed.find((each) => each.page === page && each.position === position);
  if (!sample) throw new Error(`${page} has no code block ${position}.`);
  return sample;
}

async function open(page: Page, sample: Printed, query = ''): Promise<Locator> {
  await page.goto(sample.page + query);
  await page.waitForSelector('html[data-has-hydrated=true]');
  return page.locator('figure.code').nth(sample.position);
}

async function copy(page: Page, block: Locator, name: string | RegExp): Promise<string> {
  await block.getByRole('button', {name}).click();
  await expect(block.getByRole('button', {name: 'Copied!'})).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const withoutEnd = (text: string | undefined): string | undefined => text?.replace(/\n$/, '');

test('complete: the whole file is the text that ran', async ({page}) => {
  const sample = find('/advanced-use/ab-testing', 0);
  expect(sample).toMatchObject({kind: 'complete', level: 'executed'});
  const copied = await copy(page, await open(page, sample), 'Copy file');
  expect(copied).toBe(withoutEnd(proven.get('javascript/ab-testing.js')?.text));
});

test('continues: the part stands line for line in the file that ran, which a link names', async ({page}) => {
  const sample = find('/advanced-use/ab-testing', 1);
  expect(sample).toMatchObject({kind: 'continues', level: 'executed'});
  const block = await open(page, sample);
  await expect(block.getByRole('link', {name: /Continues|ab-testing\.js/})).toBeVisible();
  const copied = await copy(page, block, /^Copy( snippet)?$/);
  expect(copied).toBe(withoutEnd(sample.text));
  const lines = (text: string): string => text.replace(/^ +/gm, '');
  expect(lines(proven.get('javascript/ab-testing.js')?.text ?? '')).toContain(lines(copied));
});

test('fragment: the line is what the page prints, and the block says what it needs', async ({page}) => {
  const sample = find('/quickstart', 3);
  expect(sample).toMatchObject({kind: 'fragment', needs: 'call of init'});
  const block = await open(page, sample, '?deployment=self-hosted');
  await expect(block.getByText(/Fragment/)).toContainText(sample.needs);
  expect(await copy(page, block, 'Copy')).toBe(withoutEnd(sample.text));
});
