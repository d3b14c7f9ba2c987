/** What a page shows of the whole API: the table of its operations, and its facts. */
import type {Api} from './model';
import {blocks, heading, inlineCode, inlines, paragraph, table, text, type Block} from './nodes';
import {downloadLink, keyNames, methodBadge, operationLink} from './renderOperation';

/** `<ApiOperations />` */
export function renderOperationTable(api: Api): Block[] {
  const rows = api.operations.map((operation) => {
    const {billable} = operation.billing;
    return [
      [operationLink(operation)],
      [methodBadge(operation.method), text(' '), inlineCode(operation.path)],
      [text(keyNames(operation).replace(/ key$/, ''))],
      [text(billable === undefined ? 'not stated' : billable ? 'yes' : 'no')],
    ];
  });
  return [
    table('Operations', ['Operation', 'Request', 'Key', 'Billable'], rows),
    paragraph(text('All of them are described in one '), downloadLink(api), text(', which you can load into other tools.')),
  ];
}

/** `<ApiInfo />` */
export function renderApiInfo(api: Api): Block[] {
  const facts: [string, string][] = [
    ['Title', api.title],
    ['Version', `${api.version}, in every URL as \`/api/v1\``],
    ['Licence of the description', api.license ?? ''],
    ['Contact', api.email && `[${api.email}](mailto:${api.email})`],
  ];
  return [
    ...blocks(api.description),
    table(
      'Facts',
      ['Fact', 'Value'],
      facts.filter(([, value]) => value).map(([name, value]) => [[text(name)], inlines(value)]),
    ),
    paragraph(text('Download the '), downloadLink(api), text(` (OpenAPI 3.1, YAML).`)),
    heading(2, 'Servers', 'servers'),
    table(
      'Servers',
      ['URL', 'Server'],
      api.servers.map(({url, description}) => [[inlineCode(url)], inlines(description)]),
    ),
    heading(2, 'Authentication', 'authentication'),
    table(
      'Keys',
      ['Key', 'Header', 'Placeholder in samples', 'Meaning'],
      api.securitySchemes.map((scheme) => [
        [text(keyNames({security: [scheme]}))],
        [inlineCode(scheme.header)],
        [inlineCode(scheme.example)],
        inlines(scheme.description),
      ]),
    ),
  ];
}
