/**
 * The one table of languages, frameworks and tools: what readers write, the value of a tab's
 * address, and the labels of the tabs that show it.
 */
import type {Page} from './unpack';

type Language = {
  /** What readers write; a capital matters only where the pattern says so. */
  pattern: RegExp;
  /** Value of `?language=` and the name in a page's keywords, where a page can be opened in it. */
  value?: string;
  keyword?: string;
  /** Labels of tabs. */
  tabs: string[];
};

const LANGUAGES: Language[] = [
  {pattern: /\bpython\b|\bdjango\b(?! admin)|\bflask\b|\bfastapi\b/i, value: 'python', keyword: 'Python', tabs: ['Python']},
  {
    pattern: /\bnode(\.?js)?\b|\bexpress\b|\bnestjs\b|\bfastify\b/i,
    value: 'javascript',
    keyword: 'Node.js',
    tabs: ['Node.js', 'JavaScript', 'TypeScript'],
  },
  {pattern: /\bjava\b|\bspring\b|\bquarkus\b/i, value: 'java', keyword: 'Java', tabs: ['Java']},
  // "Go to the settings" is an instruction; "in Go", "Go SDK" and a lone "go" mean the language.
  {pattern: /\bgolang\b|^\s*go\s*$|\bin go\b|\bgo (sdk|client|example|module|app|service)/i, value: 'go', keyword: 'Go', tabs: ['Go']},
  {pattern: /\.net\b|\bdotnet\b|\bc#|\bcsharp\b/i, value: 'csharp', keyword: '.NET', tabs: ['.NET', 'C#']},
  {pattern: /\bruby\b|\brails\b/i, value: 'ruby', keyword: 'Ruby', tabs: ['Ruby']},
  {pattern: /\bphp\b|\blaravel\b|\bsymfony\b/i, value: 'php', keyword: 'PHP', tabs: ['PHP']},
  {pattern: /\brust\b/i, value: 'rust', keyword: 'Rust', tabs: ['Rust']},
  {pattern: /\belixir\b|\bphoenix\b/i, value: 'elixir', keyword: 'Elixir', tabs: ['Elixir']},
  {pattern: /\bkotlin\b|\bandroid\b/i, tabs: ['Kotlin', 'Android']},
  {pattern: /\bswift\b|\bios\b/i, tabs: ['Swift', 'iOS']},
  {pattern: /\bflutter\b|\bdart\b/i, tabs: ['Flutter', 'Dart']},
  {pattern: /\breact native\b/i, tabs: ['React Native']},
  {pattern: /\breact\b/i, tabs: ['React']},
  {pattern: /\bnext\.?js\b/i, tabs: ['Next.js']},
  {pattern: /\bvue(\.?js)?\b/i, tabs: ['Vue']},
  {pattern: /\bangular\b/i, tabs: ['Angular']},
  {pattern: /\bdocker\b|\bcompose\b/i, tabs: ['Docker']},
  {pattern: /\bhelm\b|\bkubernetes\b|\bk8s\b/i, tabs: ['Kubernetes', 'Helm']},
  {pattern: /\bcurl\b/i, tabs: ['cURL', 'curl']},
  {pattern: /\bcli\b|\bcommand line\b/i, tabs: ['CLI', 'Command line']},
  {pattern: /\bentra\b|\bazure ad\b/i, tabs: ['Microsoft Entra ID']},
  {pattern: /\bkeycloak\b/i, tabs: ['Keycloak']},
  {pattern: /\bonelogin\b/i, tabs: ['OneLogin']},
  {pattern: /\bgoogle workspace\b/i, tabs: ['Google Workspace']},
];

/** Labels of the tabs that a question asks for. */
export function tabsIn(question: string): Set<string> {
  return new Set(LANGUAGES.filter(({pattern}) => pattern.test(question)).flatMap(({tabs}) => tabs));
}

/** The URL of a place, in the language that the query names when the page has it. */
export function inLanguage(url: string, {keywords}: Pick<Page, 'keywords'>, query: string): string {
  const listed = keywords.split(', ');
  const named = LANGUAGES.find(({pattern, keyword}) => keyword && listed.includes(keyword) && pattern.test(query));
  if (!named?.value) return url;
  const [path = '', hash] = url.split('#');
  return `${path}?language=${named.value}${hash === undefined ? '' : `#${hash}`}`;
}
