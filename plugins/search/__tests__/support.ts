/**
 * A small corpus with the troubles of the real one: identifiers, table rows, a page that is named
 * like another one's heading.
 */
import type {Block} from '../../shared/cutSections';
import {createEngine, type OpenEngine} from '../engine/engine';
import {listPlaces} from '../node/addresses';
import {packAsk} from '../node/packAsk';
import {packHtml, packPages, packText, type SourcePage} from '../node/packPages';
import {parseCards} from '../node/readCards';
import type {AskData} from '../types';

const text = (value: string): Block => ({kind: 'text', text: value});

function page(
  url: string,
  title: string,
  category: string,
  type: string,
  keywords: string[],
  sections: SourcePage['sections'],
): SourcePage {
  return {url, title, description: `${title}, described.`, keywords, breadcrumbs: [category, title], type, sections};
}

export const PAGES: SourcePage[] = [
  page(
    '/segments',
    'Segments',
    'Basics',
    'concept',
    ['cohort'],
    [
      {id: '', heading: 'Segments', level: 1, parents: [], blocks: [text('A segment groups identities by their traits.')]},
      {
        id: 'overrides',
        heading: 'Segment overrides',
        level: 2,
        parents: [],
        blocks: [
          {
            ...text('Override the value of a flag for a segment. Priority decides when an identity is in two segments.'),
            html: '<p>Override, as on the page.</p>',
          },
        ],
      },
    ],
  ),
  page(
    '/kubernetes',
    'Run on Kubernetes',
    'Deployment',
    'how-to',
    ['helm'],
    [
      {id: '', heading: 'Run on Kubernetes', level: 1, parents: [], blocks: [text('Install the chart with Helm.')]},
      {
        id: 'upgrade',
        heading: 'Upgrade',
        level: 2,
        parents: [],
        blocks: [
          text('Upgrade the release and archive the old values.'),
          {kind: 'code', text: 'helm upgrade flagsmith --set api.image.tag=2', language: 'bash'},
        ],
      },
    ],
  ),
  page(
    '/variables',
    'Environment variables',
    'Deployment',
    'reference',
    [],
    [
      {id: '', heading: 'Environment variables', level: 1, parents: [], blocks: [text('Every variable of the API.')]},
      {
        id: 'database',
        heading: 'Database',
        level: 2,
        parents: [],
        blocks: [
          {
            kind: 'table',
            hasHeader: true,
            text: 'Name | Effect\nDATABASE_URL | Address of the database\nREPLICA_DATABASE_URLS | Addresses of read replicas',
            rowIds: [undefined, 'env-database_url', 'env-replica'],
          },
        ],
      },
    ],
  ),
  page(
    '/javascript',
    'Use Flagsmith in JavaScript',
    'SDKs',
    'reference',
    [],
    [
      {
        id: '',
        heading: 'Use Flagsmith in JavaScript',
        level: 1,
        parents: [],
        blocks: [
          text('Read a flag in the browser.'),
          {kind: 'code', text: "if (flagsmith.hasFeature('banner')) show();", language: 'javascript'},
        ],
      },
    ],
  ),
];

PAGES.push(
  page(
    '/errors',
    'Troubleshooting',
    'Deployment',
    'reference',
    [],
    [
      {id: '', heading: 'Troubleshooting', level: 1, parents: [], blocks: [text('What to do when something fails.')]},
      {
        id: 'problems',
        heading: 'Problems',
        level: 2,
        parents: [],
        blocks: [
          {
            kind: 'table',
            hasHeader: true,
            text: [
              'Message | Cause | Fix',
              'Failed to connect to DB within 5 seconds. | Database unreachable | Check host and port',
              'Please provide a valid replica address | Key missing | Set the key',
              'could not find usage bucket "…_downsampled" | Never created | Create it',
            ].join('\n'),
          },
        ],
      },
    ],
  ),
);

const SYNONYMS = {k8s: ['Kubernetes'], cohort: ['segment'], 'feature toggle': ['flag']};
const ASKED: AskData['asked'] = [[1, 'who wins when two audiences disagree']];
export const CARDS = `
- ask:
    - How do I install it with Helm?
    - Helm setup
    - chart installation
  answer: |
    Run \`helm upgrade flagsmith --set api.image.tag=2\`.
  see: /kubernetes#upgrade
`;

export function failOn(problem: string): never {
  throw new Error(problem);
}

/** The engine over this corpus, as the browser has it once the box is open; `onLoad` may throw. */
export async function openSample(onLoad?: (name: string) => void): Promise<OpenEngine> {
  const cards = parseCards('cards/test.yaml', CARDS, listPlaces(PAGES, '/'), failOn);
  const files: Record<string, unknown> = {
    'index.json': packPages(PAGES, SYNONYMS),
    'ask.json': packAsk(PAGES, ASKED, cards),
    'cards.json': cards.map(({answer}) => answer),
    ...Object.fromEntries(PAGES.map((source, number) => [`page-${number}.json`, packText(source)])),
    ...Object.fromEntries(PAGES.map((source, number) => [`html-${number}.json`, packHtml(source)])),
  };
  const engine = await createEngine(async (name) => {
    onLoad?.(name);
    return structuredClone(files[name]);
  });
  await engine.prepare();
  return engine;
}
