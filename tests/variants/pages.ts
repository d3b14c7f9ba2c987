/** The few pages of the variants. */
import type {VariantSite} from '../support/variantSite';

const page = (title: string, text: string, front = '') => `---\ntitle: ${title}\ndescription: About ${title}.\n${front}---\n\n${text}\n`;
const code = '```js title="app.js"\nconst answer = 42;\n```';

const docs = {
  'docs/intro.mdx': page('Start', 'The first page.\n\n## A part\n\nMore.', 'slug: /\n'),
  'docs/two.mdx': page('Two', `The second page.\n\n## Code\n\n${code}`),
  'docs/three.mdx': page('Three', 'The third page.'),
  'docs/support/index.mdx': page('Help', 'Help is here.'),
};

export const fork: VariantSite = {
  name: 'fork',
  env: {OFFLINE: 'off'},
  files: {
    ...docs,
    'sidebars.js': "module.exports = {tutorial: [{type: 'doc', id: 'intro', label: 'Overview'}, 'two', 'three', 'support/index']};\n",
    'blog/authors.yml': 'ada:\n  name: Ada Lovelace\n  title: Writer\n  page: true\n',
    'blog/2026-01-02-first.mdx': page(
      'First post',
      `Post one.\n\n{/* truncate */}\n\n## Sample\n\n${code}`,
      'slug: first\nauthors: [ada]\ntags: [news]\n',
    ),
    'blog/2026-01-03-second.mdx': page('Second post', 'Post two.', 'slug: second\nauthors: [ada]\ntags: [news]\n'),
  },
};

export const versions: VariantSite = {
  name: 'versions',
  files: {
    ...docs,
    'sidebars.js': "module.exports = {tutorial: ['intro', 'two', 'three', 'support/index']};\n",
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/intro.mdx': page('Start of 1.0', 'The first page of 1.0.', 'slug: /\n'),
    'versioned_docs/version-1.0/two.mdx': page('Two of 1.0', 'The second page of 1.0.'),
    'versioned_sidebars/version-1.0-sidebars.json': '{"tutorial": ["intro", "two"]}',
  },
};
