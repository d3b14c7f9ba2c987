/**
 * A page with several sets of language tabs is one page per language for its reader: a bar
 * under the summary chooses for all of it, and what is about other languages goes away. Rows,
 * columns and list items are recognised by the names of the tabs; the rules are in
 * guide/writing.md. src/css/tabs.css hides.
 */
import {escapeRegExp} from '../../../shared/escapeRegExp';
import {tabLabels, tabList} from './components/tabLabels';
import {plainText} from './finishElements';
import {element, text, type TreeNode} from './tree';

type Language = {value: string; label: string};
type NamesIn = (text: string) => string[];

/** Fewer are two tabs, which every set shows anyway. */
const FEWEST = 3;

export function addLanguageBar(root: {children: unknown[]}): void {
  const top = root.children as TreeNode[];
  const sets = findAll(top, ({properties}) => properties?.['dataTabs'] === 'language');
  const languages = [...new Map(sets.flatMap(languagesOf).map((language) => [language.value, language])).values()];
  if (sets.length < 2 || languages.length < FEWEST) return;
  for (const set of sets) {
    const values = languagesOf(set).map(({value}) => value);
    mark(set, values);
  }
  markContent(top, languages);
  top.splice(top.findIndex(({tagName}) => tagName === 'p') + 1, 0, renderBar(languages));
}

function languagesOf(set: TreeNode): Language[] {
  return (set.children ?? [])
    .filter(({properties}) => properties?.['role'] === 'tabpanel')
    .map(({properties}) => ({value: String(properties?.['dataValue']), label: String(properties?.['ariaLabel'])}));
}

function renderBar(languages: Language[]): TreeNode {
  const names = languages.map(({label}) => label);
  const values = ['all', ...languages.map(({value}) => value)];
  const labels = [[text('All')], ...tabLabels(names, 'language')];
  const bar = tabList('Language of this page', values, labels);
  return element('div', {className: ['language-bar'], id: 'languages', dataTabs: 'language'}, [bar]);
}

function markContent(nodes: TreeNode[], languages: Language[]): void {
  const onlyNames = namesAlone(languages);
  const inBrackets = namesInBrackets(languages);
  const leading = leadingNames(languages);
  const inPanel = new Set(findAll(nodes, ({properties}) => properties?.['role'] === 'tabpanel').flatMap(({children}) => children ?? []));
  const outside = (node: TreeNode) => !inPanel.has(node);
  for (const table of findAll(nodes, ({tagName}) => tagName === 'table', outside)) {
    const [head, ...body] = findAll([table], ({tagName}) => tagName === 'tr');
    if (!head) continue;
    cellsOf(head).forEach((cell, column) => {
      const names = column > 0 ? onlyNames(plainText(cell)) : [];
      for (const row of [head, ...body]) mark(cellsOf(row)[column], names);
    });
    for (const row of body) {
      const [first] = cellsOf(row);
      const name = first ? plainText(first) : '';
      const names = onlyNames(name);
      mark(row, names.length > 0 ? names : inBrackets(name));
    }
  }
  for (const item of findAll(nodes, ({tagName}) => tagName === 'li', outside)) mark(item, leading(plainText(item)));
}

function cellsOf(row: TreeNode): TreeNode[] {
  return (row.children ?? []).filter(({tagName}) => tagName === 'th' || tagName === 'td');
}

function mark(node: TreeNode | undefined, values: string[]): void {
  if (node && values.length > 0) node.properties = {...node.properties, dataFor: [...new Set(values)].join(' ')};
}

/** "Node.js", "Go, Rust", "Ruby and Elixir". */
function namesAlone(languages: Language[]): NamesIn {
  const name = anyOf(languages);
  const list = new RegExp(`^${name}(?:(?:,| and|, and) ${name})*$`);
  return (words) => (list.test(words) ? namesOf(words, languages) : []);
}

/**
 * "Memory grows (.NET)", "Never found (Ruby, local evaluation)": the brackets begin with a name.
 */
function namesInBrackets(languages: Language[]): NamesIn {
  const group = new RegExp(`\\((${anyOf(languages)}[^)]*)\\)`);
  return (words) => namesOf(group.exec(words)?.[1] ?? '', languages);
}

/** "Java: …", "Python, .NET and Rust ask …": who the sentence is about. */
function leadingNames(languages: Language[]): NamesIn {
  const name = anyOf(languages);
  const lead = new RegExp(`^${name}(?:(?:,| and|, and) ${name})*(?=:| [a-z])`);
  return (words) => namesOf(lead.exec(words)?.[0] ?? '', languages);
}

function anyOf(languages: Language[]): string {
  return `(?:${languages.map(({label}) => escapeRegExp(label)).join('|')})(?![\\w#+])`;
}

function namesOf(words: string, languages: Language[]): string[] {
  return languages.filter(({label}) => new RegExp(`(?<![\\w.])${escapeRegExp(label)}(?![\\w#+])`).test(words)).map(({value}) => value);
}

function findAll(nodes: TreeNode[], test: (node: TreeNode) => boolean, enter: (node: TreeNode) => boolean = () => true): TreeNode[] {
  return nodes.filter(enter).flatMap((node) => [...(test(node) ? [node] : []), ...findAll(node.children ?? [], test, enter)]);
}
