/**
 * `llms.txt` (https://llmstxt.org): what these docs are, and every page with its description, by
 * section. `llms-full.txt`: all of it in one file.
 */
import type {DocsPage} from '../../shared/docsPages';
import {markdownTwinPath} from '../../shared/markdownTwinPath';

export type Twin = {page: DocsPage; markdown: string};
type Site = {title: string; summary: string; url: string; baseUrl: string; fullBytes: number};

export function renderLlmsIndex(pages: DocsPage[], {title, summary, url, baseUrl, fullBytes}: Site): string {
  const link = (name: string, path: string, note: string) => `- [${name}](${url}${path}): ${note}`;
  const sections = [...new Set(pages.map(({section}) => section))].map((section) => [
    `## ${section}`,
    '',
    ...pages
      .filter((page) => page.section === section)
      .map((page) => link(nameOf(page), markdownTwinPath(page.route, baseUrl), page.description)),
    '',
  ]);
  return [
    `# ${title}`,
    '',
    `> ${summary}`,
    '',
    'Every page is Markdown at its URL plus `.md`, and at its own URL for requests with `Accept: text/markdown`.',
    'Without that ending the same address is the page for people: cite that one.',
    '',
    ...sections.flat(),
    '## Answers',
    '',
    link('Answers to common questions', `${baseUrl}answers.md`, 'short answers, each with the section that it is taken from.'),
    '',
    '## Optional',
    '',
    link('All pages in one file', `${baseUrl}llms-full.txt`, `the complete documentation, about ${Math.round(fullBytes / 1000)} kB.`),
    link('SDK API description', `${baseUrl}openapi/edge-api.yaml`, 'OpenAPI file of the SDK API.'),
    link('List of pages', `${baseUrl}pages.json`, 'path, title, description, section and date of every page, as JSON.'),
    '',
  ].join('\n');
}

/** Titles of deep pages need their category: "Deployment" alone could be anything. */
function nameOf({title, trail}: DocsPage): string {
  return [...trail.slice(1), title].join(' > ');
}

/**
 * Twins one after the other; each begins with its own head, so that a reader of a part
 * can tell which page it is from.
 */
export function renderLlmsFull(twins: Twin[], title: string): string {
  return [
    `<!-- ${title}: all pages in the order of the menu. Each begins with a head that gives its address. -->\n`,
    ...twins.map(({markdown}) => markdown),
  ].join('\n');
}
