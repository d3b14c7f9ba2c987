/** The few pages of the variants. */
import {hashOf} from '../../plugins/shared/record/meaning';
import type {VariantSite} from '../support/variantSite';

const page = (title: string, text: string, front = '') => `---\ntitle: ${title}\ndescription: About ${title}.\n${front}---\n\n${text}\n`;
const code = '```js title="app.js"\nconst answer = 42;\n```';

const docs = {
  'docs/intro.mdx': page('Start', 'The first page.\n\n## A part\n\nMore.', 'slug: /\n'),
  'docs/two.mdx': page('Two', `The second page.\n\n## Code\n\nThis is the code of the second page.\n\n${code}`),
  'docs/three.mdx': page('Three', 'The third page.'),
  'docs/support/index.mdx': page('Help', 'Help is here.'),
};

export const fork: VariantSite = {
  name: 'fork',
  env: {ASK_API_URL: 'https://ask.example.com/v1', ASK_MODEL: 'small'},
  files: {
    ...docs,
    'sidebars.js': "module.exports = {tutorial: [{type: 'doc', id: 'intro', label: 'Overview'}, 'two', 'three', 'support/index']};\n",
    'data/redirects.json': '[{"from": "/old", "to": "/three"}]\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/two.mdx': page(
      'Deux',
      'La deuxième page mène à [la troisième](/three).\n\n![Le logo du site](/img/logo.svg)\n\n```bash\ncurl -O https://docs.flagsmith.com/three.md\n```',
    ),
    'blog/authors.yml': 'ada:\n  name: Ada Lovelace\n  title: Writer\n  page: true\n',
    'blog/2026-01-02-first.mdx': page(
      'First post',
      `Post one.\n\n{/* truncate */}\n\n## Sample\n\n${code}`,
      'slug: first\nauthors: [ada]\ntags: [news]\n',
    ),
    'blog/2026-01-03-second.mdx': page('Second post', 'Post two.', 'slug: second\nauthors: [ada]\ntags: [news]\n'),
  },
};

/** Set at build time, as in .env. The services themselves are played by the tests. */
export const TRACKERS = {
  ANALYTICS_API_KEY: '0123456789abcdef0123456789abcdef',
  TAG_MANAGER_ID: 'GTM-TEST123',
  MARKETING_LOADER_ID: 'eu1-1234567',
  VISITOR_INTELLIGENCE_ID: 'abcdef012345678',
};

export const versions: VariantSite = {
  name: 'versions',
  env: TRACKERS,
  files: {
    ...docs,
    'docs/intro.mdx': page('Start', 'The first page: [the second page](/two), [a file](./guide.pdf).', 'slug: /\n'),
    'docs/two.mdx': page('Two', 'The second page: [the first page](/).'),
    'docs/guide.pdf': '%PDF-1.4\n',
    'sidebars.js': "module.exports = {tutorial: ['intro', 'two', 'three', 'support/index']};\n",
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/intro.mdx': page('Start of 1.0', 'The first page of 1.0.', 'slug: /\n'),
    'versioned_docs/version-1.0/two.mdx': page('Two of 1.0', 'The second page of 1.0.'),
    'versioned_sidebars/version-1.0-sidebars.json': '{"tutorial": ["intro", "two"]}',
  },
};

const HOSTED = {
  FEEDBACK_URL: 'https://feedback.example.com/docs',
  ALGOLIA_APP_ID: 'R2IYF7ETH7',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'docs',
  ASSISTANT_WEBSITE_ID: '123e4567-e89b-12d3-a456-426614174000',
  ASSISTANT_PROJECT_NAME: 'Below',
  ASSISTANT_COLOUR: '#004400',
  ASSISTANT_LOGO: 'https://docs.example.com/logo.png',
  CHAT_ID: '123e4567-e89b-12d3-a456-426614174000',
};

/** One of everything that a page can hold. */
const every = page(
  'Every part',
  `A [page](/two), [a part of one](/two#code), [a file](./guide.pdf) and a cohort.

![A green square](./square.svg 'A square')

![The logo of the site](/img/logo.svg)

\`\`\`bash
curl -O https://docs.flagsmith.com/three.md
\`\`\`

<DataTable name="colours" />

<Cards>

<Card title="Third" href="/three">The third page.</Card>

</Cards>

<Tabs groupId="language" queryString>
<TabItem value="javascript" label="JavaScript">

Text about JavaScript.

</TabItem>
<TabItem value="python" label="Python">

\`\`\`python title="quickstart.py" sample="python/quickstart.py#quickstart"
\`\`\`

</TabItem>
</Tabs>

\`\`\`mermaid title="Two boxes" alt="One box leads to another."
flowchart LR
  a[One] --> b[Two]
\`\`\`

:::note[Mind]

See [the third page](/three).

:::

<RolloutVisualiser />`,
);

/** As many statements as a page needs for the badge. */
const ANSWERS = [42, 43, 44, 45, 46].map((answer) => `The answer is ${answer}.`);

export const below: VariantSite = {
  name: 'below',
  env: {BASE_URL: '/docs/', ...HOSTED},
  files: {
    ...docs,
    'docs/two.mdx': page(
      'Two',
      `The second page links to [the third](/three).\n\n## Code\n\n${code}\n\n${ANSWERS.join(' ')}`,
      'applies_to: [saas]\n',
    ),
    'docs/every.mdx': every,
    'docs/support/index.mdx': page('Help', 'Help is here.\n\n<SupportForm />'),
    'docs/guide.pdf': '%PDF-1.4\n',
    'docs/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#040" d="M0 0h40v40H0z"/></svg>\n',
    'sidebars.js': "module.exports = {tutorial: ['intro', 'two', 'three', 'every', 'support/index']};\n",
    'colours.css': ':root { --site-accent: #004400; }\n[data-theme=dark] { --site-accent: #99ff99; }\n',
    'data/redirects.json': '[{"from": "/old", "to": "/three"}]\n',
    'data/terms.json': JSON.stringify([{id: 'cohort', term: 'Cohort', definition: 'A group of people.', href: '/three', avoid: []}]),
    'data/tables/colours.json': JSON.stringify({
      caption: 'Colours',
      filter: 'Filter colours',
      anchor: {column: 'key', prefix: 'colour-'},
      columns: [
        {key: 'key', label: 'Key', code: true},
        {key: 'use', label: 'Use'},
      ],
      rows: [
        {key: 'green', use: 'Links, as on [the third page](/three)'},
        {key: 'yellow', use: 'Text'},
      ],
    }),
    'data/asked.json': '{"/two#code": ["what is the answer"]}\n',
    'data/conformance.json': JSON.stringify({
      release: '1.0.0',
      checks: ANSWERS.map((statement) => ({
        id: statement,
        page: 'two',
        kind: 'run',
        result: 'true',
        date: '2026-01-02',
        statement,
        hash: hashOf(statement),
      })),
    }),
  },
};
