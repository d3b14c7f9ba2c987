import {STATUS_CODES} from 'node:http';

import type {Api, Media, Response} from './model';
import {blocks, code, element, heading, text, type Block} from './nodes';
import {renderHeaders} from './renderParameters';
import {renderSchema, type Described} from './renderSchema';

/** Lines of an example that are shown at once; a longer one is folded. */
const LONG_EXAMPLE = 40;

export type Section = {depth: number; id: string; title: (name: string) => string};

/** A heading, meaning, headers, schema and examples for each status. */
export function renderResponses(responses: Response[], {depth, id, title}: Section, resolve: Api['resolve']): Block[] {
  const described: Described = new Map();
  return responses.flatMap(({status, description, headers, media}) => [
    heading(depth + 1, title(`${status} ${STATUS_CODES[status] ?? ''}`.trim()), `${id}-${status}`),
    ...blocks(description),
    ...(headers.length > 0 ? renderHeaders(headers, title(`Headers of ${status}`), resolve) : []),
    ...media.flatMap((content) =>
      renderMedia(content, {id: `${id}-${status}`, title: (summary) => title(`${status}, ${summary}`)}, resolve, described),
    ),
  ]);
}

/** Where the content belongs: the start of its ids, and what tells its examples from those of other statuses. */
export type Place = {id: string; title: (summary: string) => string};

/** Examples first: most readers look for the shape, and read the schema for a detail. */
export function renderMedia({type, schema, examples}: Media, {id, title}: Place, resolve: Api['resolve'], described?: Described): Block[] {
  const shown = examples.map(({summary, value}) =>
    renderExample(title(`${summary.charAt(0).toLowerCase()}${summary.slice(1)}`), type, value),
  );
  if (!schema || type === 'text/plain') return shown;
  return [...shown, ...renderSchema(schema, id, resolve, described)];
}

function renderExample(summary: string, type: string, value: unknown): Block {
  const plain = typeof value === 'string' && type === 'text/plain';
  const source = plain ? value : formatJson(value);
  const fence = code(plain ? 'text' : 'json', source, summary);
  if (source.split('\n').length <= LONG_EXAMPLE) return fence;
  return element('details', {className: ['long-example']}, [element('summary', {}, [text(`Example, ${summary}`)]), fence]);
}

/** JSON with small objects on one line, as a person would write it. */
export function formatJson(value: unknown, indent = ''): string {
  const oneLine = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/ ([\]}])/g, '$1');
  const nested =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((item) => typeof item === 'object' && item !== null && Object.keys(item).length > 0);
  if (!nested && indent.length + oneLine.length <= 90) return oneLine;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  if (typeof value !== 'object' || value === null) return oneLine;
  const members = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}
