/**
 * Request samples: nine tabs, and above them a form that is hidden until the
 * browser half takes it over.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import {jsxElement, staticHtml} from '../../shared/mdxNodes';
import type {EditorData, Field} from '../types';
import {generateSamples} from './generateSamples';
import type {Operation} from './model';
import {code, element, type Block} from './nodes';

/**
 * Key, identifier and the first of what else there is; the samples should
 * not slip below the screen.
 */
const OPEN_FIELDS = 4;

export function renderSamples(operation: Operation): Block[] {
  const {samples, editor} = generateSamples(operation);
  const tabs = samples.map(
    ({language, code: sample}) =>
      jsxElement('TabItem', {value: language.value, label: language.label}, [
        code(language.fence, sample, `${operation.summary}: ${language.label}`),
      ]) as unknown as Block,
  );
  return [
    element('div', {className: ['request-samples']}, [
      staticHtml(editorHtml(editor, operation.id)),
      jsxElement('Tabs', {groupId: 'api-language', queryString: true}, tabs) as unknown as Block,
    ]),
  ];
}

function editorHtml(editor: EditorData, operationId: string): string {
  const inputs = editor.fields.map((field, index) => inputHtml(field, `${operationId}-value-${index}`));
  const rest = inputs.slice(OPEN_FIELDS);
  const fields = (some: string[]) => `<div class="request-fields">${some.join('')}</div>`;
  return [
    `<form class="request-editor" data-request-editor="${escapeHtml(JSON.stringify(editor))}" autocomplete="off" hidden>`,
    '<fieldset><legend>Your values</legend>',
    '<p>The samples change as you type. Nothing is sent or stored; use a client-side key.</p>',
    fields(inputs.slice(0, OPEN_FIELDS)),
    ...(rest.length > 0 ? [`<details><summary>${rest.length} more</summary>${fields(rest)}</details>`] : []),
    '<button type="reset">Reset</button></fieldset></form>',
  ].join('');
}

function inputHtml({name, in: place, type, value}: Field, id: string): string {
  const words = place === 'key' ? 'Environment key' : `<code>${escapeHtml(name)}</code> in the ${place}`;
  const label = `<label for="${id}">${words}</label>`;
  if (type === 'boolean') {
    const options = ['', 'true', 'false'].map(
      (option) => `<option value="${option}"${option === value ? ' selected' : ''}>${option || 'not sent'}</option>`,
    );
    return `<div>${label}<select id="${id}">${options.join('')}</select></div>`;
  }
  const kind = type === 'number' ? ' inputmode="decimal"' : '';
  const hint = value === '' ? ' placeholder="not sent"' : '';
  return `<div>${label}<input id="${id}" type="text" value="${escapeHtml(value)}"${kind}${hint} autocapitalize="off" autocomplete="off" spellcheck="false"></div>`;
}
