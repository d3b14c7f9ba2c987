/** Interactive aids on laptop and phone, and axe. */
import {FIRST, reach} from './support/aids';
import {expectNoViolations} from './support/axe';
import {settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

for (const [aid, route] of FIRST) {
  test(`${aid} passes axe and stays in the window, in both colour modes and widths`, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await reach(page, aid);
    await settled(page);
    await expectNoViolations(page, aid, {widths: [1280, 390], parts: [`[data-aid="${aid}"] section.aid`]});
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the verdict is in sight while the rule is edited, and no operator is cut', async ({page}) => {
    await page.goto('/basic-features/segments');
    await reach(page, 'segment');
    const aid = page.getByRole('region', {name: 'Segment playground'});
    const value = aid.getByRole('group', {name: 'Group 1, condition 1'}).getByLabel('Value');
    await value.evaluate((field) => field.scrollIntoView({block: 'center'}));
    await expect(aid.locator('.aid-result')).toBeInViewport({ratio: 1});
    await expect(aid.getByText('Body of POST projects')).toBeHidden();
    const cut = await aid.getByLabel('Operator').evaluateAll((selects) =>
      selects.map((select) => {
        const {font, paddingInline} = getComputedStyle(select);
        const context = Object.assign(document.createElement('canvas').getContext('2d')!, {font});
        const {clientWidth, selectedOptions} = select as HTMLSelectElement;
        return clientWidth - 2 * parseFloat(paddingInline) - context.measureText(selectedOptions[0]!.text).width;
      }),
    );
    expect(Math.min(...cut)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a stacked cell says what it is about, with and without scripts, and nothing scrolls sideways', {tag: '@slow'}, async ({page}) => {
    await page.goto('/deployment/');
    const second = page.locator('[data-aid="topology"] tbody tr:first-child td:nth-child(2)');
    const label = () => second.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await label()).toBe('"To: "');
    await reach(page, 'topology');
    await expect(second).toHaveText('API');
    expect(await label()).toBe('"To: "');
    const wide = await page
      .locator('section.aid *')
      .evaluateAll((parts) => parts.filter(({scrollWidth, clientWidth}) => clientWidth > 1 && scrollWidth > clientWidth + 1).length);
    expect(wide).toBe(0);
  });
});

for (const [aid, route] of FIRST) {
  test(`${aid} has its verdict beside the inputs on a laptop, and it stays in view`, {tag: '@slow'}, async ({page}) => {
    await page.goto(route);
    await reach(page, aid);
    const section = page.locator(`[data-aid="${aid}"] section.aid`).first();
    const verdict = section.locator('.aid-result');
    const inputs = (await section.locator('.aid-inputs').boundingBox())!;
    const result = (await verdict.boundingBox())!;
    expect(result.x).toBeGreaterThanOrEqual(inputs.x + inputs.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await section.locator('.aid-inputs :is(input, select, summary)').last().scrollIntoViewIfNeeded();
    await expect(verdict).toBeInViewport({ratio: 1});
  });
}

test('names of permissions are whole', {tag: '@slow'}, async ({page}) => {
  await page.goto('/system-administration/rbac');
  await reach(page, 'permissions');
  const cut = await page
    .locator('section.aid .aid-grants code')
    .evaluateAll((names) => names.filter((name) => name.getClientRects().length > 1).map(({textContent}) => textContent));
  expect(cut).toEqual([]);
  await expect(page.locator('section.aid .aid-grants code').first()).toHaveText('VIEW_PROJECT');
});
