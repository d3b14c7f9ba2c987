import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {checkMoved} from '../node/checkMoved';
import {rehypeMoved} from '../node/rehypeMoved';

const moved = {endpoints: '/clients/rest/flags#endpoints'};

function listOf(frontMatter: object): string {
  const root: Root = {type: 'root', children: []};
  rehypeMoved()(root, new VFile({path: 'docs/clients/rest.mdx', data: {frontMatter}}));
  return toHtml(root);
}

describe('rehypeMoved', () => {
  it('ends the page with a link for each former id', () => {
    expect(listOf({moved})).toContain('<li>endpoints: <a id="endpoints" href="/clients/rest/flags#endpoints">');
  });

  it('takes a list of ids that are the same on the new page', () => {
    expect(listOf({moved: {'/clients/rest/flags': ['endpoints', 'errors']}})).toContain(
      '<a id="errors" href="/clients/rest/flags#errors">',
    );
  });

  it('adds nothing to a page that lost no section', () => {
    expect(listOf({})).toBe('');
  });

  it.each([[{endpoints: '/clients/rest/flags'}], [{endpoints: 7}], ['/clients/rest/flags#endpoints']])(
    'refuses %j with page, field and remedy',
    (field) => {
      expect(() => listOf({moved: field})).toThrow(/^docs\/clients\/rest\.mdx: front matter "moved": .* Write it as in `old-id: /);
    },
  );
});

describe('checkMoved', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'moved-'));
  const check = (rest: string, target: string) => {
    writeFileSync(path.join(outDir, 'flags.html'), target);
    writeFileSync(path.join(outDir, 'rest.html'), rest);
    const frontMatter = {moved: {endpoints: '/flags#endpoints'}};
    return checkMoved([{source: '@site/docs/clients/rest.mdx', permalink: '/base/rest', frontMatter}], outDir, '/base/');
  };
  const list = '<nav class=moved aria-label=Moved><ul><li>endpoints: <a id=endpoints href=/base/flags#endpoints>x</a></ul></nav>';

  it('accepts a section that is where the page says', async () => {
    await expect(check(list, '<h2 id=endpoints>')).resolves.toBeUndefined();
  });

  it('stops the build when the address leads nowhere, or to a section that has moved on', async () => {
    await expect(check(list, '<h2 id=other>')).rejects.toThrow('docs/clients/rest.mdx: front matter "moved": "endpoints" leads to');
    await expect(check(list, list)).rejects.toThrow('does not exist. Name the section where its text is now.');
  });

  it('stops the build when the section never left', async () => {
    await expect(check(`<h2 id="endpoints">${list}`, '<h2 id=endpoints>')).rejects.toThrow('is still on the page');
  });
});
