/**
 * Replaces react-helmet-async in the browser: titles, metadata and attributes follow the page
 * that is shown. The HTML of the first page was written by the real one; what that left in the head
 * is kept where it is equal and replaced where it differs.
 */
import {Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactElement, type ReactNode} from 'react';

import {createElement} from '../../shared/browser/createElement';

type Attributes = Record<string, unknown>;
type Tag = {name: string; attributes: Attributes; text: string};

const NAMES: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  contentEditable: 'contenteditable',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};
const TAGS = 'base, link, meta, noscript, script, style';
/** Elements in the order in which they were rendered: an inner one comes later and wins. */
const mounted = new Map<number, Tag[]>();
const managed = {html: new Set<string>(), body: new Set<string>()};
let lastId = 0;
let scheduled = 0;

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [id] = useState(() => (lastId += 1));
  useLayoutEffect(() => {
    mounted.set(id, readTags(children));
    schedule();
  });
  useLayoutEffect(
    () => () => {
      mounted.delete(id);
      schedule();
    },
    [id],
  );
  return null;
}

function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const {type, props} = child as ReactElement<{children?: ReactNode; dangerouslySetInnerHTML?: {__html: string}}>;
    if (type === Fragment) return readTags(props.children);
    if (typeof type !== 'string') throw new Error('plugins/lean-bundle: only plain elements can stand in <Head>.');
    const {children: content, dangerouslySetInnerHTML, ...attributes} = props;
    const text = dangerouslySetInnerHTML?.__html ?? (Children.toArray(content) as string[]).join('');
    return [{name: type, attributes, text}];
  });
}

function schedule(): void {
  if (scheduled) return;
  scheduled = requestAnimationFrame(() => {
    scheduled = 0;
    apply([...mounted.entries()].sort(([a], [b]) => a - b).map(([, tags]) => tags));
  });
}

function apply(instances: Tag[][]): void {
  const all = instances.flat();
  const title = all.filter(({name}) => name === 'title').at(-1)?.text;
  if (title && document.title !== title) document.title = title;
  applyAttributes('html', all);
  applyAttributes('body', all);
  applyTags(withoutOverridden(instances));
}

function applyAttributes(name: 'html' | 'body', all: Tag[]): void {
  const element = name === 'html' ? document.documentElement : document.body;
  const wanted = toHtml(Object.assign({}, ...all.filter((tag) => tag.name === name).map(({attributes}) => attributes)) as Attributes);
  for (const attribute of managed[name]) if (!(attribute in wanted)) element.removeAttribute(attribute);
  for (const [attribute, value] of Object.entries(wanted))
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  managed[name] = new Set(Object.keys(wanted));
}

/** A tag of an inner element replaces those of outer ones that say the same thing. */
function withoutOverridden(instances: Tag[][]): Tag[] {
  const seen = new Set<string>();
  const kept: Tag[][] = [];
  for (const tags of [...instances].reverse()) {
    const own = tags.filter(({name}) => TAGS.includes(name)).map((tag) => ({tag, key: keyOf(tag)}));
    kept.unshift(own.filter(({key}) => !seen.has(key)).map(({tag}) => tag));
    for (const {key} of own) seen.add(key);
  }
  return kept.flat();
}

function keyOf({name, attributes, text}: Tag): string {
  const {name: called, property, httpEquiv, charSet, itemProp, rel, href, src} = attributes;
  if (name === 'meta') return `meta ${String(called ?? property ?? httpEquiv ?? (charSet && 'charset') ?? itemProp)}`;
  if (name === 'link') return rel === 'canonical' ? 'link canonical' : `link ${String(href)}`;
  return `${name} ${(src as string | undefined) ?? text}`;
}

function applyTags(tags: Tag[]): void {
  const old = [...document.head.querySelectorAll('[data-rh]')].filter(({localName}) => localName !== 'title');
  for (const {name, attributes, text} of tags) {
    const element = createElement(name as 'meta', {...toHtml(attributes), 'data-rh': 'true'}, ...(text ? [text] : []));
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}

function toHtml(attributes: Attributes): Record<string, string> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [NAMES[name] ?? name, String(value)]));
}
