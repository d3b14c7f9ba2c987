import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Peer} from './index';
import {frontMatter, menuOf, writePages} from './pages';

export const starlight: Peer = {
  id: 'starlight',
  name: 'Starlight',
  packages: ['astro', '@astrojs/starlight'],
  async prepare(folder, pages) {
    await writePages(path.join(folder, 'src/content/docs'), pages, ({title, body}) => frontMatter({title}) + body);
    const sidebar = menuOf(pages).map(({text, items}) => ({
      label: text,
      items: items.map((item) => ({label: item.text, link: item.link})),
    }));
    await writeFile(
      path.join(folder, 'astro.config.mjs'),
      `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({site: 'https://docs.example.com', integrations: [starlight({title: 'Docs', sidebar: ${JSON.stringify(sidebar)}})]});\n`,
    );
    await writeFile(
      path.join(folder, 'src/content.config.ts'),
      `import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n`,
    );
  },
  build: ['astro', 'build'],
  clean: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  output: 'dist',
  search: {button: 'button[data-open-modal]', box: 'dialog[open]', input: 'dialog[open] input', result: '.pagefind-ui__result'},
};
