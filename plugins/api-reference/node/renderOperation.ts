/** The reference of one operation, in the order in which readers need it. */
import path from 'node:path';

import {slug} from 'github-slugger';

import {lowerFirst} from './describeSchema';
import type {Api, Operation} from './model';
import {
  blocks,
  element,
  heading,
  inlineCode,
  inlineElement,
  inlines,
  link,
  paragraph,
  strong,
  text,
  type Block,
  type Inline,
} from './nodes';
import {renderParameters} from './renderParameters';
import {renderMedia, renderResponseExamples, renderResponses, type Place, type Section} from './renderResponses';
import {renderSamples} from './renderSamples';

type Placement = {
  /** Level of the section headings. */
  depth: number;
  /** Set where several operations share a page: it starts their headings and ids. */
  prefix: string | undefined;
};

export function renderOperation(api: Api, operation: Operation, {depth, prefix}: Placement): Block[] {
  const title = (name: string) => (prefix ? `${prefix}: ${lowerFirst(name)}` : name);
  const id = (name: string) => (prefix ? `${slug(prefix)}-${name}` : name);
  const section = (name: string): Section => ({depth, id: id(name), title});
  const {parameters, body, responses} = operation;
  // Beside the prose in wide windows (client/apiReference.css), before it in others: what is
  // sent and what comes back.
  const panel = element('div', {className: ['api-panel']}, [
    heading(depth, title('Request samples'), id('request-samples')),
    ...renderSamples(operation),
    ...renderResponseExamples(responses, title),
  ]);
  const prose = [
    renderFacts(api, operation),
    ...blocks(operation.description),
    ...(parameters.length > 0
      ? [
          heading(depth, title('Parameters'), id('parameters')),
          ...renderParameters(parameters, {id: id('parameter'), name: title('Parameters')}, api.resolve),
        ]
      : []),
    ...(body
      ? [
          heading(depth, title('Request body'), id('request-body')),
          ...renderBody(api, body, {id: id('body'), title: (summary) => title(`Body, ${summary}`)}),
        ]
      : []),
    heading(depth, title('Responses'), id('responses')),
    ...renderResponses(responses, section('response'), api.resolve),
  ];
  // Several operations on a page are parts of its text.
  if (prefix) return [renderAddress(operation), panel, ...prose];
  return [element('div', {className: ['api-operation']}, [renderAddress(operation), panel, element('div', {}, prose)])];
}

function renderAddress({method, servers, path: route}: Operation): Block {
  return element('p', {className: ['api-address']}, [methodBadge(method), text(' '), inlineCode(`${servers[0]?.url ?? ''}${route}`)]);
}

export function methodBadge(method: string): Inline {
  return inlineElement('span', {className: ['api-method'], 'data-method': method}, [text(method)]);
}

/** Key, billing and where it runs, then the file all of this comes from. */
function renderFacts(api: Api, operation: Operation): Block {
  const {servers, security, billing} = operation;
  const onlyHere = servers.length === 1 && api.servers.length > 1 ? `${servers[0]?.description ?? ''} only` : '';
  const facts: [string, Inline[]][] = [
    ['Key', [text(`${keyNames(operation)}, in the header `), inlineCode(security[0]?.header ?? '')]],
    ['Billing', inlines(billingText(billing))],
    ...(onlyHere ? [['Where', [text(onlyHere)]] satisfies [string, Inline[]]] : []),
    ['Operation', [inlineCode(operation.id), text(' in the '), downloadLink(api)]],
  ];
  return {
    type: 'list',
    spread: false,
    children: facts.map(([name, value]) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(strong(`${name}:`), text(' '), ...value)],
    })),
  };
}

function billingText({billable, note}: Operation['billing']): string {
  return note || (billable === undefined ? 'Not stated.' : billable ? 'Billable.' : 'Not billable.');
}

/** "client-side or server-side key", from ids like `clientSideKey`. */
export function keyNames({security}: Pick<Operation, 'security'>): string {
  if (security.length === 0) return 'none';
  return `${security.map(({id}) => id.replace(/Key$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join(' or ')} key`;
}

/** The file is not a page, so a Markdown link to it would be taken for a missing route. */
export function downloadLink({options}: Api): Inline {
  return inlineElement('a', {href: `/openapi/${path.basename(options.file)}`, download: true}, [text('OpenAPI file')]);
}

function renderBody(api: Api, body: NonNullable<Operation['body']>, place: Place): Block[] {
  const [media] = body.media;
  const facts = [body.description, media ? `Content type \`${media.type}\`${body.required ? ', required' : ''}.` : ''].join(' ');
  return [paragraph(...inlines(facts)), ...body.media.flatMap((content) => renderMedia(content, place, api.resolve))];
}

export function operationLink({page, summary}: Operation): Inline {
  return link(page.address, [text(summary)]);
}
