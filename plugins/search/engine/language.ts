/**
 * "python offline" opens a page with tabs for several languages in Python: readers see
 * the samples they asked for.
 */
import type {Page} from './unpack';

/**
 * What readers write → the value of the tab. Nobody writes "go" for the
 * verb in a search box of SDKs.
 */
const LANGUAGES: Record<string, string> = {
  node: 'javascript',
  nodejs: 'javascript',
  'node.js': 'javascript',
  python: 'python',
  java: 'java',
  go: 'go',
  golang: 'go',
  '.net': 'csharp',
  dotnet: 'csharp',
  'c#': 'csharp',
  csharp: 'csharp',
  ruby: 'ruby',
  php: 'php',
  rust: 'rust',
  elixir: 'elixir',
};

/** Their names alone may ask for anything: `django` is also the name of an admin page. */
const FRAMEWORKS: Record<string, string> = {
  django: 'python',
  flask: 'python',
  fastapi: 'python',
  spring: 'java',
  rails: 'ruby',
  laravel: 'php',
  phoenix: 'elixir',
};

/** Names under which the keywords of a page list a language that it has tabs for. */
const KEYWORDS: Record<string, string> = {
  javascript: 'Node.js',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  csharp: '.NET',
  ruby: 'Ruby',
  php: 'PHP',
  rust: 'Rust',
  elixir: 'Elixir',
};

export function languageIn(query: string): string | undefined {
  const words = query.toLowerCase().split(/[\s,?!]+/);
  return words
    .map((word) => word.replace(/\.$/, ''))
    .map((word) => LANGUAGES[word] ?? FRAMEWORKS[word])
    .find(Boolean);
}

/** The name of a language alone asks for its SDK, not for every page that uses it. */
export function askForSdk(query: string): string {
  const name = query.trim();
  return LANGUAGES[name.toLowerCase()] ? `${name} SDK` : query;
}

/** The URL of a place, with the language that the query names when the page has it. */
export function inLanguage(url: string, {keywords}: Pick<Page, 'keywords'>, language: string | undefined): string {
  if (!language || !keywords.split(', ').includes(KEYWORDS[language] ?? '')) return url;
  const [path = '', hash] = url.split('#');
  return `${path}?language=${language}${hash === undefined ? '' : `#${hash}`}`;
}
