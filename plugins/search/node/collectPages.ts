/**
 * Every docs page as rendered: which pages there are comes from the docs plugin,
 * what they say from the HTML.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {cutSections, type Section} from '../../shared/cutSections';
import {isOfReleases} from '../engine/unpack';
import type {SourcePage} from './packPages';

/** `version`: the label of an older version, which is shown above the page's own place. */
export type DocFacts = {permalink: string; type: string; isUnlisted: boolean; version: string | undefined};

type LoadedDoc = {permalink: string; unlisted?: boolean; frontMatter: Record<string, unknown>};
type LoadedDocs = {loadedVersions?: {isLast: boolean; label: string; docs: LoadedDoc[]}[]};

/** The docs plugin hands its content to others through `allContentLoaded`. */
export function listDocs(allContent: Record<string, Record<string, unknown>>): DocFacts[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .flatMap((content) => (content as LoadedDocs).loadedVersions ?? [])
    .flatMap(({isLast, label, docs}) => docs.map((doc) => ({...doc, version: isLast ? undefined : label})))
    .map(({permalink, unlisted, frontMatter, version}) => ({
      version,
      permalink,
      type: typeof frontMatter['type'] === 'string' ? frontMatter['type'] : '',
      isUnlisted: unlisted === true || frontMatter['search'] === false,
    }))
    .sort((left, right) => (left.permalink < right.permalink ? -1 : 1));
}

export async function collectPages(docs: DocFacts[], outDir: string, baseUrl: string): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  for (const {permalink, type, version} of docs.filter(({isUnlisted}) => !isUnlisted)) {
    const page = await cutSections(readFileSync(htmlFileOf(permalink, outDir, baseUrl), 'utf8'), permalink);
    const sections = page.sections.map((section) => withoutReleaseRows(page.title, section));
    pages.push({...page, sections, url: permalink, type, breadcrumbs: [...(version ? [version] : []), ...page.breadcrumbs]});
  }
  return pages;
}

/** Addresses of known problems would be a tenth of the data; search leads to their section. */
function withoutReleaseRows(title: string, section: Section): Section {
  if (!isOfReleases([title, ...section.parents, section.heading])) return section;
  return {...section, blocks: section.blocks.map(({rowIds: _, ...block}) => block)};
}

function htmlFileOf(permalink: string, outDir: string, baseUrl: string): string {
  const route = `/${permalink.slice(baseUrl.length)}`.replace(/\/+$/, '');
  const found = [`${route}/index.html`, `${route}.html`].map((name) => path.join(outDir, name)).find((file) => existsSync(file));
  if (!found)
    throw new Error(`Search found no HTML for ${permalink} in ${outDir}. Is the page listed by the docs plugin but not rendered?`);
  return found;
}
