/**
 * A request → the same request in nine languages, and the places in each
 * where a reader's value goes.
 */
import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';

import {encodeQuery, encodeValue} from '../encodeValue';
import type {EditorData, Encoding, Slot} from '../types';
import {buildRequest, markerOf, QUERY_MARKER, type SampleRequest} from './buildRequest';
import {SAMPLE_LANGUAGES, type SampleLanguage} from './languages';
import type {Operation} from './model';
import {tidySample} from './tidySample';

export type Sample = {language: SampleLanguage; code: string};

export type Samples = {samples: Sample[]; editor: EditorData};

export function generateSamples(operation: Operation, serverUrl?: string): Samples {
  const request = buildRequest(operation, serverUrl);
  const emptyAnswer = operation.responses.some(({status, media}) => status.startsWith('2') && media.length === 0);
  const editor: EditorData = {fields: request.fields, slots: {}};
  const samples = SAMPLE_LANGUAGES.map((language) => {
    const template = tidySample(convert(request, language), language.id, {emptyAnswer, body: request.body});
    const {code, slots} = fillTemplate(template, request, language);
    editor.slots[language.value] = slots;
    return {language, code};
  });
  return {samples, editor};
}

function convert({method, url, headers, body}: SampleRequest, {target, client, options}: SampleLanguage): string {
  const har = {
    method,
    url,
    headers,
    ...(body === undefined ? {} : {postData: {mimeType: 'application/json', text: JSON.stringify(body)}}),
  };
  const [code] = new HTTPSnippet(har as HarRequest).convert(target as never, client, options) || [];
  if (!code) throw new Error(`@readme/httpsnippet does not support ${target}/${client}. Correct plugins/api-reference/node/languages.ts.`);
  return code.trim();
}

/** Puts the first values in place of the markers, and notes each place. */
function fillTemplate(template: string, {fields}: Pick<SampleRequest, 'fields'>, language: SampleLanguage): {code: string; slots: Slot[]} {
  const values = fields.map(({value}) => value);
  const markers = fields
    .map((field, index) => ({marker: markerOf(field, index), index}))
    .filter((_, index) => fields[index]?.in !== 'query');
  markers.push({marker: QUERY_MARKER, index: -1});

  const found: {at: number; index: number; marker: string}[] = [];
  for (const {marker, index} of markers) {
    const at = template.indexOf(marker);
    if (at < 0 || template.indexOf(marker, at + marker.length) >= 0) {
      throw new Error(
        `The ${language.label} sample has the value of "${fields[index]?.name ?? 'the query'}" not exactly once. Look at plugins/api-reference/node/generateSamples.ts.`,
      );
    }
    found.push({at, index, marker});
  }
  found.sort((left, right) => left.at - right.at);

  let code = '';
  let rest = 0;
  const slots: Slot[] = [];
  for (const {at, index, marker} of found) {
    const literal = template.slice(rest, at);
    const encoding = encodingOf(fields[index], language);
    code += literal + (index < 0 ? encodeQuery(fields, values) : encodeValue(values[index] ?? '', encoding));
    // The URL starts with a host that a reader may have replaced by their own, so its
    // anchor has to be longer.
    slots.push([anchorText(literal, encoding === 'url' ? 12 : 1), index, encoding]);
    rest = at + marker.length;
  }
  return {code: code + template.slice(rest), slots};
}

function encodingOf(field: SampleRequest['fields'][number] | undefined, language: SampleLanguage): Encoding {
  if (!field || field.in === 'path' || field.in === 'query') return 'url';
  if (field.type === 'number') return 'number';
  return field.in === 'body' ? language.body : language.header;
}

/**
 * The shortest end of the text before a place that finds the place again,
 * searching from the one before it.
 */
function anchorText(literal: string, minimum: number): string {
  for (let length = minimum; length < literal.length; length += 1) {
    const end = literal.slice(-length);
    if (literal.indexOf(end) === literal.length - length) return end;
  }
  return literal;
}
