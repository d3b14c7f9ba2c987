/**
 * Built pages as trees. htmlparser2 takes a quarter of the time of a parser that follows the whole
 * standard, and our pages need little of it: valid HTML without mistakes to mend. What it leaves to
 * us are end tags that the minifier left out behind a paragraph (`<li><p>One<li><p>Two`).
 */
import type {Element, ElementContent, Properties, Root} from 'hast';
import type {Info} from 'property-information';

type Parent = Root | Element;

const CELLS = ['td', 'th'];
const BEFORE_ROWS = ['caption', 'colgroup'];
const ROW_GROUPS = ['thead', 'tbody', 'tfoot'];

/** What the beginning of an element ends, from the innermost open element outwards. */
const ENDS: Record<string, Set<string>> = {
  li: new Set(['p', 'li']),
  dt: new Set(['p', 'dt', 'dd']),
  dd: new Set(['p', 'dt', 'dd']),
  colgroup: new Set(['p', 'caption']),
  td: new Set(['p', ...CELLS]),
  th: new Set(['p', ...CELLS]),
  tr: new Set(['p', ...BEFORE_ROWS, ...CELLS, 'tr']),
  ...Object.fromEntries(ROW_GROUPS.map((name) => [name, new Set(['p', ...BEFORE_ROWS, ...CELLS, 'tr', ...ROW_GROUPS])])),
};

export type ParseHtml = (html: string) => Root;

/**
 * The libraries are modules that the loader of Docusaurus' configuration
 * can only import at run time.
 */
export async function createHtmlParser(): Promise<ParseHtml> {
  const [{Parser}, {find, html: schema}] = await Promise.all([import('htmlparser2'), import('property-information')]);
  const infos = new Map<string, Info>();
  const infoOf = (name: string): Info => {
    const info = infos.get(name) ?? find(schema, name);
    infos.set(name, info);
    return info;
  };

  return (html) => {
    const root: Root = {type: 'root', children: []};
    const open: Parent[] = [root];
    // As the library counts: an element that we ended is still open there.
    const openInLibrary: Element[] = [];
    const innermost = (): Parent => open.at(-1) as Parent;
    const append = (node: ElementContent) => innermost().children.push(node);
    const parser = new Parser({
      onopentag(tagName, attributes) {
        const ends = ENDS[tagName];
        for (let last = innermost(); ends && last.type === 'element' && ends.has(last.tagName); last = innermost()) open.pop();
        const properties: Properties = {};
        for (const [name, value] of Object.entries(attributes)) {
          const info = infoOf(name);
          properties[info.property] = valueOf(info, value);
        }
        const node: Element = {type: 'element', tagName, properties, children: []};
        append(node);
        open.push(node);
        openInLibrary.push(node);
      },
      onclosetag() {
        const at = open.indexOf(openInLibrary.pop() as Element);
        if (at >= 0) open.length = at;
      },
      ontext(value) {
        const last = innermost().children.at(-1);
        if (last?.type === 'text') last.value += value;
        else append({type: 'text', value});
      },
    });
    parser.end(html);
    return root;
  };
}

function valueOf(info: Info, value: string): Properties[string] {
  if (info.boolean || (info.overloadedBoolean && value === '')) return true;
  if (info.spaceSeparated) return value.split(/\s+/).filter(Boolean);
  if (info.commaSeparated) return value.split(/\s*,\s*/);
  return info.number && value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}
