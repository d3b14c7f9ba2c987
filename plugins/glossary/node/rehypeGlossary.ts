import type {Root} from 'hast';
import type {VFile} from 'vfile';

import {escapeRegExp} from '../../shared/escapeRegExp';
import {createFinder, readTerms, type Term} from './terms';

type Node = {type: string; tagName?: string; name?: string | null; value?: string; properties?: Record<string, unknown>; children?: Node[]};

/**
 * Where a link would be wrong (in a link, a heading, a control) or noise (tables,
 * cards, titles of asides).
 */
const LEFT_ALONE = new Set([
  ...['a', 'button', 'code', 'pre', 'kbd', 'samp', 'summary', 'figure', 'table', 'svg', 'label', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['mdxAdmonitionTitle', 'static-html', 'Card', 'Cards'],
]);

export function rehypeGlossary() {
  const read = () => {
    const terms = readTerms();
    return {terms, ...createFinder(terms)};
  };
  const first = read();

  return (root: Root, file: VFile): void => {
    // The development server keeps this chain while it runs, and terms may change meanwhile.
    const {terms, pattern, termOf} = process.env['NODE_ENV'] === 'development' ? read() : first;
    const seen = new Set(termsOfTitle(terms, file));
    if (isGlossaryPage(terms, file)) return;

    const markText = (value: string): Node[] => {
      const nodes: Node[] = [];
      let end = 0;
      for (const {0: match, index} of value.matchAll(pattern)) {
        const term = termOf(match);
        if (!term || seen.has(term)) continue;
        seen.add(term);
        if (index > end) nodes.push({type: 'text', value: value.slice(end, index)});
        nodes.push(termLink(term, match));
        end = index + match.length;
      }
      return [...nodes, ...(end < value.length ? [{type: 'text', value: value.slice(end)}] : [])];
    };

    const mark = (node: Node): void => {
      if (!node.children || LEFT_ALONE.has(node.tagName ?? node.name ?? '')) return;
      node.children = node.children.flatMap((child) => (child.type === 'text' ? markText(child.value ?? '') : [child]));
      for (const child of node.children) if (child.tagName !== 'a') mark(child);
    };
    mark(root);
  };
}

function termLink({definition, href}: Term, text: string): Node {
  return {
    type: 'element',
    tagName: 'a',
    properties: {href, className: ['term'], dataDefinition: definition},
    children: [{type: 'text', value: text}],
  };
}

function termsOfTitle(terms: Term[], {data}: VFile): Term[] {
  const {title = '', sidebar_label: label = ''} = (data['frontMatter'] ?? {}) as {title?: string; sidebar_label?: string};
  const words = ` ${title} ${label} `.toLowerCase();
  return terms.filter(({forms = []}) => forms.some((form) => new RegExp(`(?<!\\w)${escapeRegExp(form.toLowerCase())}(?!\\w)`).test(words)));
}

/** The page that the terms link to explains them all. */
function isGlossaryPage(terms: Term[], {path: file}: VFile): boolean {
  const route = terms[0]?.href.split('#')[0]?.replace(/^\/|\/$/g, '') ?? '';
  return new RegExp(`docs/${route}(/index)?\\.mdx?$`).test((file ?? '').replaceAll('\\', '/'));
}
