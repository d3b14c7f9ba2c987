import {STATUS_CODES} from 'node:http';

import {jsxElement} from '../../shared/mdxNodes';
import {lowerFirst} from './describeSchema';
import type {Api, Media, Response} from './model';
import {blocks, code, element, heading, paragraph, strong, text, type Block} from './nodes';
import {renderHeaders} from './renderParameters';
import {renderSchema, type Described} from './renderSchema';

/** The most lines of an example that are shown unfolded. */
const LONG_EXAMPLE = 40;

export type Section = {depth: number; id: string; title: (name: string) => string};

/** Examples of all statuses in one place, with a tab for each. */
export function renderResponseExamples(responses: Response[], title: Section['title']): Block[] {
  const tabs = responses.flatMap(({status, media}) => {
    const examples = media.flatMap((content) => renderExamples(content, (summary) => title(`${status}, ${summary}`)));
    return examples.length > 0 ? [jsxElement('TabItem', {value: status, label: statusName(status)}, examples) as unknown as Block] : [];
  });
  return tabs.length > 0 ? [paragraph(strong('Response')), jsxElement('Tabs', {label: 'Response'}, tabs) as unknown as Block] : [];
}

function statusName(status: string): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}

/**
 * A heading, meaning, headers and schema for each status; examples are in renderResponseExamples.
 */
export function renderResponses(responses: Response[], {depth, id, title}: Section, resolve: Api['resolve']): Block[] {
  const described: Described = new Map();
  return responses.flatMap(({status, description, headers, media}) => [
    heading(depth + 1, title(statusName(status)), `${id}-${status}`),
    ...blocks(description),
    ...(headers.length > 0 ? renderHeaders(headers, title(`Headers of ${status}`), resolve) : []),
    ...media.flatMap((content) => renderMediaSchema(content, `${id}-${status}`, resolve, described)),
  ]);
}

/**
 * Where the content belongs: the start of its ids, and what tells its examples
 * from those of other statuses.
 */
export type Place = {id: string; title: (summary: string) => string};

/** Examples first: most readers look for the shape, and read the schema for a detail. */
export function renderMedia(media: Media, {id, title}: Place, resolve: Api['resolve']): Block[] {
  return [...renderExamples(media, title), ...renderMediaSchema(media, id, resolve)];
}

function renderExamples({type, examples}: Media, title: Place['title']): Block[] {
  return examples.map(({summary, value}) => renderExample(title(lowerFirst(summary)), type, value));
}

function renderMediaSchema({type, schema}: Media, id: string, resolve: Api['resolve'], described?: Described): Block[] {
  return schema && type !== 'text/plain' ? renderSchema(schema, id, resolve, described) : [];
}

function renderExample(summary: string, type: string, value: unknown): Block {
  const plain = typeof value === 'string' && type === 'text/plain';
  const source = plain ? value : formatJson(value);
  const fence = code(plain ? 'text' : 'json', source, summary);
  if (source.split('\n').length <= LONG_EXAMPLE) return fence;
  return element('details', {className: ['long-example']}, [element('summary', {}, [text(`Example, ${summary}`)]), fence]);
}

/** JSON with small objects on one line, as a person would write it. */
function formatJson(value: unknown, indent = ''): string {
  const oneLine = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/ ([\]}])/g, '$1');
  const nested =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value as Record<string, unknown>).some(
      (item) => typeof item === 'object' && item !== null && Object.keys(item).length > 0,
    );
  if (!nested && indent.length + oneLine.length <= 90) return oneLine;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + formatJson(item, inner)).join(',\n')}\n${indent}]`;
  if (typeof value !== 'object' || value === null) return oneLine;
  const members = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}
