import {writeFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import type {Peer} from './index';
import {escapeTemplates, menuOf, writePages} from './pages';

export const vitepress: Peer = {
  id: 'vitepress',
  name: 'VitePress',
  packages: ['vitepress'],
  async prepare(folder, pages) {
    // Vue reads double braces as its own, even those that Markdown writes as entities.
    const plain = (text: string) => escapeTemplates(text.replaceAll('{{', '{ {').replaceAll('}}', '} }'));
    await writePages(folder, pages, ({title, body}) => `# ${plain(title)}\n\n${plain(body)}`);
    await mkdir(path.join(folder, '.vitepress'), {recursive: true});
    const config = {
      title: 'Docs',
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {sidebar: menuOf(pages), search: {provider: 'local'}},
    };
    await writeFile(path.join(folder, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
  },
  build: ['vitepress', 'build'],
  clean: ['.vitepress/dist', '.vitepress/cache'],
  output: '.vitepress/dist',
  search: {
    button: '.VPNavBarSearch button',
    box: '.VPLocalSearchBox',
    input: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result',
  },
};
