/** No page says an error in the console, in either engine. */
import {GROUPS, openWhole} from './support/everyPage';
import {expect, test} from './support/site';

test.use({savesData: true});

for (const group of GROUPS)
  test(`no error: ${group.join(', ')}`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(`${page.url()}: ${message}`));
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`));
    for (const route of group) await openWhole(page, route);
    // The document of an unknown URL has status 404, which browsers report.
    expect(errors.filter((error) => !/no-such-page.*404/.test(error))).toEqual([]);
  });
