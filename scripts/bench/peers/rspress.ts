import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Peer} from './index';
import {escapeTemplates, menuOf, writePages} from './pages';

export const rspress: Peer = {
  id: 'rspress',
  name: 'Rspress',
  packages: ['@rspress/core'],
  async prepare(folder, pages) {
    await writePages(path.join(folder, 'docs'), pages, ({title, body}) => `# ${escapeTemplates(title)}\n\n${escapeTemplates(body)}`);
    const config = {root: 'docs', title: 'Docs', themeConfig: {sidebar: {'/': menuOf(pages)}}, markdown: {link: {checkDeadLinks: false}}};
    await writeFile(path.join(folder, 'rspress.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  },
  build: ['rspress', 'build'],
  clean: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
  output: 'doc_build',
  search: {
    button: '.rp-search-button, .rspress-nav-search-button',
    box: '.rp-search-panel, [class*="search-panel"], [class*="modal"]',
    input: 'input',
    result: '[class*="suggest-item"]',
  },
};
