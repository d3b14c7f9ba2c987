/**
 * Docusaurus as it comes, on webpack or with `@docusaurus/faster`: what this site would be without
 * any of its own work. The difference to the second is what our plugins cost or save. Only builds
 * are measured.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Builder} from '../measureBuilds';
import {type PeerPage, writePages} from './pages';

export type StockKind = 'webpack' | 'faster';

export async function prepareStockDocusaurus(folder: string, pages: PeerPage[], kind: StockKind): Promise<Builder> {
  await writePages(path.join(folder, 'docs'), pages, ({title, body}) => `# ${title}\n\n${body}`);
  const config = {
    title: 'Docs',
    url: 'https://docs.example.com',
    baseUrl: '/',
    ...(kind === 'faster' ? {future: {v4: true, experimental_faster: true}} : {}),
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
    presets: [['classic', {blog: false, docs: {routeBasePath: '/'}}]],
  };
  await writeFile(path.join(folder, 'docusaurus.config.js'), `export default ${JSON.stringify(config)};\n`);
  return {
    id: `stock-docusaurus-${kind}`,
    name: `Docusaurus 3.9.2, stock, ${kind}`,
    cwd: folder,
    command: [path.resolve('node_modules/.bin/docusaurus'), 'build'],
    clean: ['build', '.docusaurus', 'node_modules'],
  };
}
