import postcss from 'postcss';
import {describe, expect, it} from 'vitest';

import {dropUnusedInfima, type DropOptions} from '../node/dropUnusedInfima';

async function run(css: string, from = '/x/node_modules/infima/dist/css/default/default.css', options?: DropOptions): Promise<string> {
  return (await postcss([dropUnusedInfima(options)]).process(css, {from})).css;
}

describe('dropUnusedInfima', () => {
  it('drops neighbouring rules of parts that no page has', async () => {
    expect(await run('.pills{a:b}.pills__item{a:b}.hero{a:b}.menu{a:b}')).toBe('.menu{a:b}');
  });

  it('keeps the used members of a family, and the used selectors of a rule', async () => {
    expect(await run('.margin-vert--md,.margin-vert--xs{a:b}.col--3{a:b}.col--4{a:b}')).toBe('.margin-vert--md{a:b}.col--3{a:b}');
  });

  it('drops pictures of arrows that the site draws in its own way', async () => {
    const css = ':root{--ifm-breadcrumb-separator:url(a);--ifm-breadcrumb-separator-size:1px;--ifm-menu-link-sublist-icon:url(b)}';
    expect(await run(css)).toBe(':root{--ifm-breadcrumb-separator-size:1px}');
  });

  it('drops the tables, which the site draws in its own way', async () => {
    const css = ':root{--ifm-table-border-width:1px}table{a:b}table th,table td{a:b}.table-of-contents{a:b}';
    expect(await run(css)).toBe(':root{}.table-of-contents{a:b}');
  });

  it('drops parts that the configuration does not use', async () => {
    const css = ':root{--ifm-dropdown-link-color:red}.dropdown{a:b}.dropdown--show .dropdown__menu{a:b}.menu{a:b}';
    expect(await run(css)).toBe(css);
    expect(await run(css, undefined, {without: ['dropdown']})).toBe(':root{}.menu{a:b}');
  });

  it('drops values of the page that the tokens of the site overrule, in both colour modes', async () => {
    const css = ":root{--ifm-link-color:red;--ifm-leading:1px}html[data-theme='dark']{--ifm-link-color:pink}.menu{--ifm-link-color:blue}";
    expect(await run(css, undefined, {tokens: ':root{--ifm-link-color:green}'})).toBe(
      ":root{--ifm-leading:1px}html[data-theme='dark']{}.menu{--ifm-link-color:blue}",
    );
  });

  it('keeps values that the tokens overrule only in one colour mode or width', async () => {
    const css = ':root{--ifm-link-color:red}';
    const tokens = '[data-theme=dark]{--ifm-link-color:green}@media print{:root{--ifm-link-color:black}}';
    expect(await run(css, undefined, {tokens})).toBe(css);
  });

  it('leaves other stylesheets alone', async () => {
    expect(await run('.pills{a:b}', '/x/src/css/custom.css')).toBe('.pills{a:b}');
  });
});
