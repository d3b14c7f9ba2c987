/** Docusaurus as it comes, on webpack: what this site would be without any of its own work. Only its build is measured. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Builder} from '../measureBuilds';
import {type PeerPage, writePages} from './pages';

export async function prepareStockDocusaurus(folder: string, pages: PeerPage[]): Promise<Builder> {
  await writePages(path.join(folder, 'docs'), pages, ({title, body}) => `# ${title}\n\n${body}`);
  const config = {
    title: 'Docs',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
    presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
  };
  await writeFile(path.join(folder, 'docusaurus.config.js'), `export default ${JSON.stringify(config)};\n`);
  return {
    id: 'stock-docusaurus',
    name: 'Docusaurus 3.9.2, stock, webpack',
    cwd: folder,
    command: [path.resolve('node_modules/.bin/docusaurus'), 'build'],
    clean: ['build', '.docusaurus', 'node_modules'],
  };
}
