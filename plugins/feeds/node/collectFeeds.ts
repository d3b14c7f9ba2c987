/** What the feeds say: one entry per release that readers notice, one per changed page. */
import type {DocsPage} from '../../shared/docsPages';
import type {Release} from '../../shared/readFacts';
import {escapeHtml} from '../../shared/escapeHtml';

export type SinceRow = {version: string; isoDate: string; area: string; change: string; read: string};

export type FeedEntry = {
  /** Never changes, even when the URL does. */
  id: string;
  url: string;
  title: string;
  updated: Date;
  html: string;
};

export type Feed = {
  name: 'releases' | 'pages';
  title: string;
  subtitle: string;
  siteUrl: string;
  author: string;
  updated: Date;
  entries: FeedEntry[];
};

type Site = {
  /** With the path it is published at, and no slash at its end. */
  url: string;
  name: string;
};

const MAX_RELEASES = 40;
const MAX_PAGES = 40;

export function releasesFeed(rows: SinceRow[], release: Release, site: Site): Feed {
  const versions = [...new Set([release.version, ...rows.map(({version}) => version)])];
  const entries = versions
    .map((version): FeedEntry => {
      const changes = rows.filter((row) => row.version === version);
      const date = version === release.version ? release.date : (changes[0]?.isoDate ?? release.date);
      return {
        id: idOf(site.url, `releases/${version}`),
        url: version === release.version ? release.url : `${site.url}/platform/releases`,
        title: `${site.name} ${version}`,
        updated: dayOf(date),
        html:
          changes.length > 0
            ? `<ul>${changes.map((row) => `<li>${changeHtml(row, site.url)}</li>`).join('')}</ul>`
            : `<p>${site.name} ${version} is the release that these docs describe.</p>`,
      };
    })
    .sort(newestFirst)
    .slice(0, MAX_RELEASES);
  const about = {title: `${site.name} releases`, subtitle: 'What readers notice in each platform release.'};
  return {name: 'releases', ...about, ...publishedBy(site, entries, release)};
}

export function pagesFeed(pages: DocsPage[], release: Release, site: Site): Feed {
  const entries = pages
    .flatMap(({route, title, description, updatedAt}): FeedEntry[] =>
      updatedAt === undefined
        ? []
        : [
            {
              id: `${idOf(site.url, `pages${route}`)}`,
              // A route begins with that path itself.
              url: new URL(route, site.url).href,
              title,
              updated: new Date(updatedAt),
              html: `<p>${escapeHtml(description)}</p>`,
            },
          ],
    )
    .sort(newestFirst)
    .slice(0, MAX_PAGES);
  const about = {title: `Changed pages of the ${site.name} docs`, subtitle: 'Pages in the order of their last change.'};
  return {name: 'pages', ...about, ...publishedBy(site, entries, release)};
}

/** Cells are inline Markdown; a feed needs HTML with absolute URLs. */
function changeHtml({area, change, read}: SinceRow, siteUrl: string): string {
  const absolute = (href: string) => (href.startsWith('/') ? siteUrl + href : href);
  const inline = (markdown: string) =>
    escapeHtml(markdown)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, href: string) => `<a href="${absolute(href)}">${label}</a>`);
  return `<strong>${escapeHtml(area)}:</strong> ${inline(change)}${read && read !== '–' ? ` (${inline(read)})` : ''}`;
}

/** A tag URI (RFC 4151): unique and independent of the URL it is served from. */
function idOf(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},2025:${name}`;
}

function dayOf(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00Z`);
}

function newestFirst(left: FeedEntry, right: FeedEntry): number {
  return right.updated.getTime() - left.updated.getTime() || (left.id < right.id ? -1 : 1);
}

/** A feed must have a date even when it has no entries, as in a copy without git history. */
function publishedBy({url, name}: Site, entries: FeedEntry[], release: Release) {
  return {siteUrl: url, author: name, updated: entries[0]?.updated ?? dayOf(release.date), entries};
}
