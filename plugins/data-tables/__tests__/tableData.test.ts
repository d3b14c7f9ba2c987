import {describe, expect, it} from 'vitest';

import {rowAnchor} from '../node/cells';
import {inlineMarkdown} from '../node/inlineMarkdown';
import {tableHtml} from '../node/remarkDataTables';
import {renderRows} from '../node/renderRows';
import {renderTable} from '../node/renderTable';
import {parseTable, selectRows} from '../node/tableData';

const table = (patch: object) =>
  JSON.stringify({caption: 'Things', columns: [{key: 'name', label: 'Name', code: true}], rows: [{name: 'A_B', kind: 'x'}], ...patch});

describe('parseTable', () => {
  it('accepts a complete table', () => {
    expect(parseTable(table({}), 't.json').rows).toEqual([{name: 'A_B', kind: 'x'}]);
  });

  it.each([
    ['broken JSON', '{', /t\.json: is not valid JSON/],
    ['no caption', table({caption: ''}), /"caption" is missing/],
    ['no columns', table({columns: []}), /"columns" is missing or empty/],
    ['no rows', table({rows: []}), /"rows" is missing or empty/],
    ['a row without a field', table({rows: [{kind: 'x'}]}), /rows\[0\] has no "name"/],
    ['a place that does not exist', table({columns: [{key: 'name', label: 'Name', place: 'left'}]}), /has the place "left"/],
    ['places without a name', table({columns: [{key: 'name', label: 'Name', place: 'text'}]}), /exactly one column needs "place": "name"/],
    [
      'places for some columns only',
      table({
        columns: [
          {key: 'name', label: 'Name', place: 'name'},
          {key: 'kind', label: 'Kind'},
        ],
      }),
      /Give one to each column/,
    ],
    ['an anchor column that rows lack', table({anchor: {column: 'id'}}), /"anchor\.column" is "id"/],
  ])('rejects %s', (_title, json, message) => {
    expect(() => parseTable(json, 't.json')).toThrow(message);
  });
});

describe('tableHtml', () => {
  it('rejects more columns than a phone shows, and takes a selection of them', () => {
    expect(() => tableHtml({name: 'sdk-capabilities'}, process.cwd())).toThrow(/at most 6/);
    expect(tableHtml({name: 'sdk-capabilities', columns: 'sdk,offline'}, process.cwd())).toContain('Offline');
  });
});

describe('selectRows', () => {
  const rows = [
    {scope: 'project', component: 'api, sse'},
    {scope: 'environment', component: 'api'},
  ];

  it.each([
    ['scope=project', 1],
    ['component~sse', 1],
    ['scope!=project,component~api', 1],
    [undefined, 2],
  ])('selects by %s', (where, count) => {
    expect(selectRows(rows, where)).toHaveLength(count);
  });

  it('rejects a test it does not understand', () => {
    expect(() => selectRows(rows, 'scope')).toThrow(/is not key=value/);
  });
});

describe('renderTable', () => {
  it('gives each row an id and breaks long names', () => {
    const data = parseTable(table({anchor: {column: 'name', prefix: 'env-'}}), 't.json');
    const long = {...data.rows[0]!, name: 'API_KEY_OF_THE_ENVIRONMENT'};
    const html = renderTable({table: data, rows: [...data.rows, long], columns: data.columns, caption: 'Things'});
    expect(html).toContain('<tr id="env-a_b">');
    expect(html).toContain('<code>A_B</code>');
    expect(html).not.toContain('style=');
    expect(html).toContain('<code>API_<wbr>KEY_<wbr>OF_<wbr>THE_<wbr>ENVIRONMENT</code>');
  });

  it('repeats the header in cells that a phone stacks', () => {
    const columns = ['Name', "Kind 'x'", 'Since'].map((label) => ({key: 'name', label}));
    const data = parseTable(table({columns}), 't.json');
    const html = renderTable({table: data, rows: data.rows, columns: data.columns, caption: 'Things'});
    expect(html).toContain(`style="--c2:'Kind \\'x\\': ';--c3:'Since: '"`);
  });

  it('makes anchors of paths and code', () => {
    expect(rowAnchor({key: '`api.image.tag`'}, {column: 'key', prefix: 'helm-'})).toBe('helm-api-image-tag');
  });
});

describe('renderRows', () => {
  const columns = [
    {key: 'since', label: 'Since', place: 'side', short: 'Since'},
    {key: 'name', label: 'Name', code: true, place: 'name'},
    {key: 'body', label: 'Body fields', place: 'fold', short: 'Body'},
    {key: 'use', label: 'Use', place: 'field'},
  ];
  const rows = (count: number) => Array.from({length: count}, (_, n) => ({name: `A_${n}`, since: '–', body: '`x`', use: 'all'}));
  const render = (patch: object) => {
    const data = parseTable(table({columns, ...patch}), 't.json');
    return renderRows({table: data, rows: data.rows, columns: data.columns, caption: 'Things', preview: data.preview});
  };

  it('labels fields, folds what is rare and keeps empty cells for the twin', () => {
    expect(render({rows: rows(1)})).toContain(
      '<tr role="listitem"><td class="x">–</td><td class="n"><code>A_0</code></td>' +
        '<td class="d"><details><summary data-markdown="skip">Body</summary><code>x</code></details></td><td class="f" data-l="Use">all</td></tr>',
    );
  });

  it('folds the rest of a long list, with every row in the HTML', () => {
    const html = render({rows: rows(9), preview: 5});
    expect(html).toContain('Show 4 more');
    expect(html.match(/role="listitem"/g)).toHaveLength(9);
    expect(render({rows: rows(8), preview: 5})).not.toContain('<details class="rest">');
  });
});

describe('inlineMarkdown', () => {
  it('knows code, bold and links, and escapes the rest', () => {
    expect(inlineMarkdown('a `<b>` **c** [d](/e) <script>')).toBe(
      'a <code>&lt;b&gt;</code> <strong>c</strong> <a href="/e">d</a> &lt;script&gt;',
    );
  });

  it('rejects a link with another scheme', () => {
    expect(() => inlineMarkdown('[x](javascript:alert(1))')).toThrow(/neither a route/);
  });
});
