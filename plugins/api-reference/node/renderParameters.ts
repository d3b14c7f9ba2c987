import {capitalise, limitsOf, typeOf, valueText} from './describeSchema';
import type {Api, Header, Parameter} from './model';
import {inlineCode, inlines, link, strong, table, text, type Block, type Inline} from './nodes';

/** The start of the ids in a table, and the table's own name. */
export type Named = {id: string; name: string};

/** One row for each parameter, with an id to link to. */
export function renderParameters(parameters: Parameter[], {id, name: tableName}: Named, resolve: Api['resolve']): Block[] {
  const ids = parameters.map(({name}) => `${id}-${name.toLowerCase()}`);
  const rows = parameters.map(({name, in: place, required, schema, description, example}, index) => [
    [link(`#${ids[index] ?? ''}`, [inlineCode(name)])],
    [text(place)],
    [text(typeOf(schema, resolve)), ...(required ? [text(', '), strong('required')] : [])],
    meaning(description, limitsOf(schema, resolve), example),
  ]);
  return [table(tableName, ['Name', 'In', 'Type', 'Meaning'], rows, ids)];
}

/** Response headers, which have no place to name. */
export function renderHeaders(headers: Header[], tableName: string, resolve: Api['resolve']): Block[] {
  const rows = headers.map(({name, schema, description, example}) => [
    [inlineCode(name)],
    [text(schema ? typeOf(schema, resolve) : 'string')],
    meaning(description, schema ? limitsOf(schema, resolve) : [], example),
  ]);
  return [table(tableName, ['Response header', 'Type', 'Meaning'], rows)];
}

function meaning(description: string, limits: string[], example: unknown): Inline[] {
  const facts = [...limits, ...(example === undefined ? [] : [`example \`${valueText(example)}\``])].join('; ');
  const sentence = facts ? ` ${capitalise(facts)}.` : '';
  return inlines(`${description}${sentence}`);
}
