/**
 * The marks of tabs, all in one file that the browser fetches once for the whole site:
 * `<use href="/assets/images/marks.<hash>.svg#python">`. In the pages or in the stylesheet they
 * would be 7 kB more than either has left (decisions/marks.md).
 */
import {contentHash} from './contentHash';
import {ICONS} from './icons';
import {readMark} from './readMark';

/**
 * By the label of the tab: `javascript` is "Node.js" on some pages and "React Native" on others.
 */
const MARKS: Record<string, string> = {
  '.NET': 'dotnet',
  Angular: 'angular',
  Dart: 'dart',
  'Docker Compose': 'docker',
  Elixir: 'elixir',
  Go: 'go',
  JavaScript: 'javascript',
  Kotlin: 'kotlin',
  Kubernetes: 'kubernetes',
  'Node.js': 'nodedotjs',
  PHP: 'php',
  Python: 'python',
  React: 'react',
  'React Native': 'react',
  Ruby: 'ruby',
  Rust: 'rust',
  Svelte: 'svelte',
  Swift: 'swift',
  TypeScript: 'typescript',
  Vue: 'vuedotjs',
  Yarn: 'yarn',
  cURL: 'curl',
  curl: 'curl',
  npm: 'npm',
  pnpm: 'pnpm',
};

/** Owners of some languages have no mark there; in a row of marks these get an icon of ours. */
const NEUTRAL = 'code';

let made: {name: string; svg: string} | undefined;

/** Its name below assets/, by content, and what is in it. */
export function markSheet(): {name: string; svg: string} {
  if (made) return made;
  const slugs = [...new Set(Object.values(MARKS))].sort();
  const symbols = slugs.map((slug) => symbol(slug, `<path d="${readMark(slug, 'plugins/shared/markSheet.ts')}"/>`));
  const outline = `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${ICONS[NEUTRAL]}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, symbol(NEUTRAL, outline)].join('')}</svg>`;
  return (made = {name: `images/marks.${contentHash(svg)}.svg`, svg});
}

/** Ids of the marks in the sheet for the tabs of one set: for all of them, or for none. */
export function marksOf(labels: string[], {areLanguages}: {areLanguages: boolean}): string[] | undefined {
  const marks = labels.map((label) => MARKS[label] ?? (areLanguages ? NEUTRAL : undefined));
  return marks.every((mark) => mark !== undefined) ? marks : undefined;
}

function symbol(id: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`;
}
