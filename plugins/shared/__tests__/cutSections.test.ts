import {describe, expect, it} from 'vitest';

import {cutSections} from '../cutSections';

const page = (body: string, head = '') => `<html><head>${head}</head><body>
<nav class="theme-doc-breadcrumbs"><ul><li><a href="/" aria-label="Home page"><svg></svg></a></li><li><span>Deployment</span></li><li><span>Docker</span></li></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Run with Docker</h1><ul class="page-badges"><li>SaaS</li></ul></header>${body}</div></body></html>`;

describe('cutSections', () => {
  it('reads title, description, keywords and breadcrumbs', async () => {
    const head = '<meta name="description" content="One host."><meta name="keywords" content="compose, TLS">';
    const {title, description, keywords, breadcrumbs} = await cutSections(page('', head));
    expect({title, description, keywords, breadcrumbs}).toEqual({
      title: 'Run with Docker',
      description: 'One host.',
      keywords: ['compose', 'TLS'],
      breadcrumbs: ['Deployment', 'Docker'],
    });
  });

  it('returns one section per heading, with the headings above it', async () => {
    const {sections} = await cutSections(
      page(
        '<p>Lead.</p><h2 id="backup">Backup<a class="hash-link" href="#backup">#</a></h2><p>Daily.</p><h3 id="restore">Restore</h3><p>Slow.</p><h2 id="tls">TLS</h2>',
      ),
    );
    expect(sections.map(({id, heading, level, parents}) => [id, heading, level, parents])).toEqual([
      ['', 'Run with Docker', 1, []],
      ['backup', 'Backup', 2, []],
      ['restore', 'Restore', 3, ['Backup']],
      ['tls', 'TLS', 2, []],
    ]);
    expect(sections[1]?.blocks).toEqual([{kind: 'text', text: 'Daily.'}]);
  });

  it('keeps lists and table rows as lines, with the ids of rows', async () => {
    const {sections} = await cutSections(
      page(
        '<ul><li>one<ul><li>nested</li></ul></li><li>two</li></ul><table><tr><th>Name</th><th>Type</th></tr><tr id="env-a"><td><code>A_<wbr>B</code></td><td>int</td></tr></table>',
      ),
    );
    expect(sections[0]?.blocks).toEqual([
      {kind: 'list', text: 'one\nnested\ntwo'},
      {kind: 'table', text: 'Name | Type\nA_B | int', hasHeader: true, rowIds: [undefined, 'env-a']},
    ]);
  });

  it('keeps code as written, also inside steps, and leaves out buttons and titles', async () => {
    const code =
      '<figure class="code" data-lang="bash"><figcaption><span class="code-title">Shell</span><button>Copy</button></figcaption><pre><code>docker <i>up</i>\n  -d\n</code></pre></figure>';
    const {sections} = await cutSections(page(`<ol><li>Start it:${code}</li></ol>`));
    expect(sections[0]?.blocks).toEqual([
      {kind: 'text', text: 'Start it:'},
      {kind: 'code', text: 'docker up\n  -d', language: 'bash'},
    ]);
  });

  it('skips what is not read as text: forms, pictures, hidden labels of tabs', async () => {
    const {sections} = await cutSections(
      page(
        '<form><label>Key</label></form><svg><text>box</text></svg><div class="tab-list"><button>Python</button></div><aside><p>Read this.</p></aside>',
      ),
    );
    expect(sections[0]?.blocks).toEqual([{kind: 'text', text: 'Read this.'}]);
  });

  it('keeps headings of a tab in it, and says which tab a block stands in', async () => {
    const {sections} = await cutSections(
      page(
        '<h2 id="options">Options</h2><div role="tabpanel" aria-label="Java"><h3 id="builder">Builder</h3><p>Java.</p></div><div role="tabpanel" aria-label="Go"><p>Go.</p></div><p>All.</p>',
      ),
    );
    expect(sections.slice(1).map(({id, blocks}) => [id, blocks])).toEqual([
      [
        'options',
        [
          {kind: 'text', text: 'Go.', tab: 'Go'},
          {kind: 'text', text: 'All.'},
        ],
      ],
      ['builder', [{kind: 'text', text: 'Java.', tab: 'Java'}]],
    ]);
  });

  it('keeps the space before a name that begins with a dot', async () => {
    const {sections} = await cutSections(page('<p>Java, <code>.NET</code> and <b>Go</b> .</p>'));
    expect(sections[0]?.blocks[0]?.text).toBe('Java, .NET and Go.');
  });
});
