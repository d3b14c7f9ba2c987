/**
 * A small corpus with the troubles of the real one: identifiers, table rows, a page that is named
 * like another one's heading.
 */
import type {Block} from '../../shared/cutSections';
import {fitBudget} from '../node/fitBudget';
import type {SourcePage} from '../node/packPages';
import {SearchIndex} from '../engine/searchIndex';

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

export const SYNONYMS = {k8s: ['Kubernetes'], cohort: ['segment'], 'feature toggle': ['flag']};

export function sampleIndex(): SearchIndex {
  return new SearchIndex(fitBudget(PAGES, SYNONYMS, 100_000).index);
}
