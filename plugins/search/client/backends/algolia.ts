/**
 * The hosted service, by its REST interface: one POST for each query. Hosts are tried in turn, as
 * the service asks of its clients. Records are those of its documentation crawler (`hierarchy`,
 * `anchor`, `url_without_anchor`, `_snippetResult`).
 */
import {isOwnPath, OWN} from '../ownPath';
import {withTimeOut} from '../../../shared/withTimeOut';
import type {HostedIndex} from '../../types';
import type {MarkedText, PageHit, SearchAnswer} from '../../types';
import {type FailureReason, type SearchBackend, type SearchOptions, SearchUnavailable} from './types';

const MARK_START = '\u0001';
const MARK_END = '\u0002';
const RECORDS = 60;
const SECTIONS_PER_PAGE = 3;
const TIME_OUT_MS = 4000;
/** Deepest first. */
const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

type Hierarchy = Partial<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
type Highlighted = {value: string};
type AlgoliaHit = {
  url: string;
  url_without_anchor?: string;
  hierarchy: Hierarchy;
  content?: string | null;
  _snippetResult?: {content?: Highlighted};
  _highlightResult?: {hierarchy?: Partial<Record<keyof Hierarchy, Highlighted>>};
};

type AlgoliaSettings = HostedIndex & {hosts?: string[]; timeOutMs?: number};

/** Keystrokes closer than this share one request. */
const DELAY_MS = 120;

export function createAlgoliaBackend({
  appId,
  apiKey,
  indexName,
  timeOutMs = TIME_OUT_MS,
  hosts = hostsOf(appId),
}: AlgoliaSettings): SearchBackend {
  const post = (host: string, query: string, signal: AbortSignal | undefined) =>
    fetch(`${host}/1/indexes/*/queries`, {
      method: 'POST',
      signal: withTimeOut(signal, timeOutMs),
      headers: {'content-type': 'application/json', 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
      body: JSON.stringify({requests: [{indexName, query, ...PARAMETERS}]}),
    });

  async function search(query: string, {limit, filters, signal}: SearchOptions): Promise<SearchAnswer> {
    let reason: FailureReason = 'network';
    let cause: unknown;
    for (const host of hosts) {
      try {
        const response = await post(host, query, signal);
        reason = 'service';
        return toAnswer(await readHits(response), limit, filters?.section);
      } catch (error) {
        signal?.throwIfAborted();
        // A refusal is the same at every host.
        if (error instanceof SearchUnavailable) throw error;
        cause = error;
      }
    }
    throw new SearchUnavailable('No host of the search service gave results.', reason, {cause});
  }

  return {delayMs: DELAY_MS, warmUp: async () => undefined, search};
}

const PARAMETERS = {
  hitsPerPage: RECORDS,
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToSnippet: ['content:20'],
  highlightPreTag: MARK_START,
  highlightPostTag: MARK_END,
};

export function hostsOf(appId: string): string[] {
  return [`https://${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)];
}

async function readHits(response: Response): Promise<AlgoliaHit[]> {
  const {ok, status} = response;
  if (!ok && status < 500) throw new SearchUnavailable(`The search service responded with ${status}.`, 'service');
  const body = (await response.json()) as {results?: {hits?: AlgoliaHit[]}[]} | null;
  const hits = body?.results?.[0]?.hits;
  if (!ok || !Array.isArray(hits)) throw new Error(`A search service host responded with ${status} and no results.`);
  return hits;
}

function toAnswer(records: AlgoliaHit[], limit: number, section: string | undefined): SearchAnswer {
  const pages = groupByPage(records);
  const chosen = section ? pages.filter(({trail}) => trail[0] === section) : pages;
  return {hits: chosen.slice(0, limit), total: chosen.length, facets: {type: [], section: countSections(pages)}, suggestions: []};
}

function groupByPage(records: AlgoliaHit[]): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const record of records) {
    const url = pathOf(record.url_without_anchor ?? record.url.split('#')[0] ?? record.url);
    let page = pages.get(url);
    if (!page) {
      page = {
        url,
        title: highlighted(record, 'lvl1'),
        trail: record.hierarchy.lvl0 ? [record.hierarchy.lvl0] : [],
        type: '',
        snippet: [],
        isSectionBest: record.url.includes('#'),
        sections: [],
      };
      pages.set(url, page);
    }
    const level = LEVELS.find((name) => record.hierarchy[name]);
    const snippet = parseMarks(record._snippetResult?.content?.value ?? record.content ?? '');
    if (level && level !== 'lvl1' && record.url.includes('#')) {
      if (page.sections.length < SECTIONS_PER_PAGE)
        page.sections.push({url: pathOf(record.url), heading: highlighted(record, level), snippet});
    } else if (page.snippet.length === 0) page.snippet = snippet;
  }
  return [...pages.values()];
}

function countSections(pages: PageHit[]): {value: string; count: number}[] {
  const counts = new Map<string, number>();
  for (const {trail} of pages) if (trail[0]) counts.set(trail[0], (counts.get(trail[0]) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({value, count}));
}

/** Results stay on this site, whichever URL the crawler saw. */
function pathOf(url: string): string {
  try {
    const {pathname, hash} = new URL(url, OWN);
    const path = pathname + hash;
    return isOwnPath(path) ? path : '/';
  } catch {
    return '/';
  }
}

function highlighted({hierarchy, _highlightResult}: AlgoliaHit, level: keyof Hierarchy): MarkedText {
  return parseMarks(_highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
}

/**
 * The service escapes HTML in what it highlights; the text is shown as text, so it is unescaped
 * and never parsed as HTML.
 */
export function parseMarks(value: string): MarkedText {
  return value
    .split(MARK_START)
    .flatMap((piece, index) => {
      if (index === 0) return [{text: piece, marked: false}];
      const [marked = '', ...rest] = piece.split(MARK_END);
      return [
        {text: marked, marked: true},
        {text: rest.join(''), marked: false},
      ];
    })
    .filter(({text}) => text)
    .map(({text, marked}) => ({text: unescape(text), marked}));
}

const ENTITIES: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'"};

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
