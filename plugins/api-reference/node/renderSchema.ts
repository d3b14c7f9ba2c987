/**
 * A schema as nested lists: each property with type, limits and meaning, a link of its own, and its
 * own properties folded below.
 */
import type {List, ListItem} from 'mdast';

import {capitalise, limitsOf, lowerFirst, objectOf, typeOf} from './describeSchema';
import type {Api, Schema} from './model';
import {element, inlineCode, inlineElement, inlines, link, paragraph, strong, text, type Block, type Inline} from './nodes';

/** Levels that are open when the page loads; deeper ones are one click away. */
const OPEN_LEVELS = 2;

type Context = {
  resolve: Api['resolve'];
  /**
   * Each schema is described once, so that pages stay short and a schema that holds itself ends.
   */
  described: Described;
};

/** Schemas described so far on the page, by name: `described.get('Flag')` is the id to link to. */
export type Described = Map<string, string>;

/** `id` starts the ids of all properties: `response-200` gives `response-200-flags-enabled`. */
export function renderSchema(source: Schema, id: string, resolve: Api['resolve'], described: Described = new Map()): Block[] {
  const context = {resolve, described};
  const {schema} = resolve(source);
  if (!schema.oneOf) return [leadLine(source, context, []), ...renderMembers(source, id, 0, context)];
  return schema.oneOf.flatMap((alternative, index) => {
    const lead = [text(index === 0 ? 'Either ' : 'Or '), ...titleOf(resolve(alternative).schema)];
    return [leadLine(alternative, context, lead), ...renderMembers(alternative, id, 0, context)];
  });
}

function titleOf({title}: Schema): Inline[] {
  return title ? [strong(title), text(', ')] : [];
}

function leadLine(source: Schema, {resolve}: Context, before: Inline[]): Block {
  const {schema} = resolve(source);
  const limits = limitsOf(source, resolve);
  const facts = [`${before.length > 0 ? 'type' : 'Type'} ${typeOf(source, resolve)}`, ...limits].join('; ');
  return paragraph(...before, ...inlines(`${facts}.${schema.description ? ` ${schema.description}` : ''}`));
}

/** The properties of the object behind a schema, or a link to where they are described. */
function renderMembers(source: Schema, id: string, level: number, context: Context): Block[] {
  const object = objectOf(source, context.resolve);
  if (!object) return [];
  const {schema, name} = object;
  if (name) {
    const known = context.described.get(name);
    if (known) return [paragraph(text('Properties as in '), link(`#${known}`, [text(schema.title ?? name)]), text('.'))];
  }
  const members = Object.entries(schema.properties ?? {});
  const extra = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const items = members.map(([key, member]) =>
    renderProperty(key, member, {id: `${id}-${key}`, required: schema.required?.includes(key) ?? false, level}, context, name),
  );
  if (extra) items.push(renderProperty('any name', extra, {id: `${id}-any`, required: false, level}, context, name));
  return [schemaList(items)];
}

function schemaList(children: ListItem[]): List {
  return {type: 'list', ordered: false, spread: true, data: {hProperties: {className: ['schema']}}, children};
}

type Place = {id: string; required: boolean; level: number};

function renderProperty(key: string, source: Schema, {id, required, level}: Place, context: Context, owner: string | undefined): ListItem {
  const {resolve, described} = context;
  // The first property of a named object is where later mentions lead.
  if (owner && !described.has(owner)) described.set(owner, id);
  const {schema} = resolve(source);
  const example = schema.example === undefined ? [] : [`example \`${JSON.stringify(schema.example)}\``];
  const limits = [...limitsOf(source, resolve), ...example];
  const head = paragraph(
    link(`#${id}`, [inlineCode(key)]),
    text(' '),
    inlineElement('span', {className: ['schema-type']}, [text(typeOf(source, resolve))]),
    ...(required ? [text(' '), inlineElement('span', {className: ['schema-required']}, [text('required')])] : []),
  );
  const about = [schema.description, limits.length > 0 ? `${capitalise(limits.join('; '))}.` : ''].filter(Boolean).join(' ');
  const object = objectOf(source, resolve);
  const inner = renderMembers(source, id, level + 1, context);
  const folded = inner.length === 0 ? [] : inner[0]?.type === 'paragraph' ? inner : [fold(object?.schema.title ?? key, inner, level)];
  return {
    type: 'listItem',
    spread: true,
    data: {hProperties: {id}},
    children: [head, ...(about ? [paragraph(...inlines(about))] : []), ...folded] as ListItem['children'],
  };
}

function fold(title: string, children: Block[], level: number): Block {
  return element('details', {className: ['schema-fold'], ...(level + 1 < OPEN_LEVELS ? {open: true} : {})}, [
    element('summary', {}, [text(`Properties of ${lowerFirst(title)}`)]),
    ...children,
  ]);
}
