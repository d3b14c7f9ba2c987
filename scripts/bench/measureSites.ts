import {launch} from './browser';
import {measureBytes} from './measureBytes';
import {runLighthouse, type Run} from './measureLighthouse';
import {measureNavigation, type Way} from './measureNavigation';
import {measureResponse} from './measureResponse';
import {measureSearch, type SearchRun} from './measureSearch';
import {measureStart, type StartRun} from './measureStart';
import {
  LARGEST,
  type LighthouseResult,
  type Measurement,
  type NavigationWay,
  type Page,
  type Site,
  type StartPage,
  spreadOf,
} from './sites';

export const PARTS = ['bytes', 'lighthouse', 'navigation', 'search', 'response', 'start'] as const;

/** How the next page is reached; the names are those of `Measurement.navigation`. */
const WAYS: Record<NavigationWay, Way> = {
  hovered: {hover: true, cpuSlowdown: 1},
  direct: {hover: false, cpuSlowdown: 1},
  slowHovered: {hover: true, cpuSlowdown: 4},
  slowDirect: {hover: false, cpuSlowdown: 4},
  slowNetwork: {hover: false, slowNetwork: true},
};

export type Contender = {site: Site; url: string; measurement: Measurement; close: () => void};

/**
 * Runs are interleaved over sites and pages, so that a busy minute of the
 * machine hits all of them alike.
 */
export async function measureSites(contenders: Contender[], parts: Set<string>, runs: number): Promise<void> {
  if (!PARTS.some((part) => parts.has(part))) return;
  const browser = await launch();
  const lighthouse = new Map<string, Run[]>();
  const times = new Map<string, number[]>();
  const searches = new Map<string, SearchRun[]>();
  const responses = new Map<string, number[]>();
  const starts = new Map<string, StartRun[]>();
  const keep = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);

  if (parts.has('bytes')) {
    for (const {site, url, measurement} of contenders) {
      for (const [page, route] of entriesOf(site))
        measurement.bytes = {...measurement.bytes, [page]: await measureBytes(browser, url + route)};
    }
  }
  for (let run = 1; run <= runs; run += 1) {
    console.log(`run ${run} of ${runs}`);
    for (const {site, url} of contenders) {
      if (parts.has('lighthouse'))
        for (const [page, route] of entriesOf(site))
          await attempt(async () => keep(lighthouse, `${site.id} ${page}`, await runLighthouse(url + route)));
      if (parts.has('navigation')) {
        for (const [name, way] of Object.entries(WAYS))
          await attempt(async () => keep(times, `${site.id} ${name}`, await measureNavigation(browser, site, url, way)));
      }
      if (parts.has('response')) {
        await attempt(async () => {
          const worst = await measureResponse(browser, site, url);
          if (worst !== undefined) keep(responses, site.id, worst);
        });
      }
      if (parts.has('start') && site.startsLate) {
        for (const [page, route] of [...entriesOf(site), ['largest', LARGEST] as const])
          await attempt(async () => keep(starts, `${site.id} ${page}`, await measureStart(browser, url + route)));
      }
      if (parts.has('search')) {
        await attempt(async () => {
          const result = await measureSearch(browser, site, url);
          if (result) keep(searches, site.id, result);
        });
      }
    }
  }
  await browser.close();
  for (const {site, measurement} of contenders) {
    for (const [page] of entriesOf(site)) {
      const results = lighthouse.get(`${site.id} ${page}`);
      if (results) measurement.lighthouse = {...measurement.lighthouse, [page]: summarize(results)};
    }
    const ways = Object.keys(WAYS).flatMap((name) => {
      const found = times.get(`${site.id} ${name}`);
      return found ? [[name, spreadOf(found)] as const] : [];
    });
    if (ways.length > 0) measurement.navigation = Object.fromEntries(ways);
    for (const page of [...entriesOf(site).map(([name]) => name), 'largest'] satisfies StartPage[]) {
      const runs = starts.get(`${site.id} ${page}`);
      if (!runs) continue;
      const spread = (name: keyof StartRun) => spreadOf(runs.map((run) => run[name]));
      measurement.start = {...measurement.start, [page]: {longest: spread('longest'), shift: spread('shift')}};
    }
    const response = responses.get(site.id);
    if (response) measurement.response = spreadOf(response);
    const search = searches.get(site.id);
    if (search)
      measurement.search = {
        open: spreadOf(search.map(({open}) => open)),
        results: spreadOf(search.map(({results}) => results)),
        bytes: spreadOf(search.map(({bytes}) => bytes)).median,
      };
  }
}

/** One run that fails is reported and missing from the median; it does not cost the others. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const {message, cause} = error as Error;
    console.warn(`  ${message}${cause instanceof Error ? `: ${cause.message.split('\n')[0]}` : ''}`);
  }
}

function entriesOf({pages}: Site): [Page, string][] {
  return Object.entries(pages) as [Page, string][];
}

function summarize(runs: Run[]): LighthouseResult {
  const spread = (name: keyof Run) => spreadOf(runs.map((run) => run[name]));
  const least = (name: keyof Run) => Math.min(...runs.map((run) => run[name]));
  return {
    performance: spread('performance'),
    accessibility: least('accessibility'),
    bestPractices: least('bestPractices'),
    seo: least('seo'),
    lcp: spread('lcp'),
    tbt: spread('tbt'),
    cls: spread('cls'),
  };
}
