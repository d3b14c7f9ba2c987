import {describe, expect, it} from 'vitest';

import {renderCodeBlock} from '../node/renderCodeBlock';

const render = (code: string, language: string, meta = '') => renderCodeBlock({code, language, meta});

describe('renderCodeBlock', () => {
  it('marks tokens with classes and no inline style', async () => {
    const html = await render('import os  # hi\nprint("x")', 'python');
    expect(html).toContain('<i class="k">import</i>');
    expect(html).toContain('<i class="c"># hi</i>');
    expect(html.slice(html.indexOf('<pre'))).not.toContain('style=');
  });

  it('escapes what would be markup', async () => {
    const html = await render('<script>alert("1")</script>', 'text', 'title="<b>"');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;b&gt;');
  });

  it('keeps the code byte for byte as text', async () => {
    const code = 'a = {"b": 1}\n\n  if a < 2 && b > "c":\n\treturn';
    const html = await render(code, 'python');
    const text = /<code>([\s\S]*)<\/code>/
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(text).toBe(`${code}\n`);
  });

  it('wraps only the lines that need it', async () => {
    const html = await render('one\ntwo\nthree', 'text', '{2}');
    expect(html).toContain('one\n<span class="line marked">two\n</span>three\n');
  });

  it('numbers lines and colours diffs', async () => {
    expect(await render('a', 'text', 'showLineNumbers')).toContain('class="numbered"');
    const diff = await render('+a\n-b', 'diff');
    expect(diff).toContain('line add');
    expect(diff).toContain('line del');
  });

  it('says what was done with a sample, and takes no claim from the fence', async () => {
    const proof = {level: 'executed', label: 'Runs in CI with 6.3.0', title: ''} as const;
    const sample = {kind: 'complete', proof} as const;
    expect(await renderCodeBlock({code: 'x', language: 'text', meta: '', sample})).toMatch(
      /data-level="executed"[^>]*>Runs in CI with 6\.3\.0</,
    );
    expect(await render('x', 'text', 'level="executed"')).not.toContain('code-proof');
  });

  it('marks the SaaS addresses and the placeholder of the key, so that the reader’s own can replace them', async () => {
    expect(await render("key = 'YOUR_ENVIRONMENT_KEY'\nother = 'YOUR_ENVIRONMENT_KEY_2'", 'python')).toMatch(
      /<span data-setup="key">YOUR_ENVIRONMENT_KEY<\/span>[^]*YOUR_ENVIRONMENT_KEY_2/,
    );
    const html = await render('curl https://edge.api.flagsmith.com/api/v1/flags/ https://api.flagsmith.com/api/v1/', 'text');
    expect(html).toContain('<span data-setup="sdk">https://edge.api.flagsmith.com</span>/api/v1/flags/');
    expect(html).toContain('<span data-setup="admin">https://api.flagsmith.com</span>/api/v1/');
  });

  it('rejects an unknown language by name', async () => {
    await expect(render('x', 'klingon')).rejects.toThrow(/Unknown fence language "klingon"/);
  });
});

describe('the kind of a sample', () => {
  const sample = {kind: 'complete', reference: 'python/a.py#b', file: 'a.py'} as const;
  const block = (more: object) => renderCodeBlock({code: 'b()', language: 'python', meta: '', sample: {...sample, ...more}});

  it('folds the whole file under a part of it, without a script', async () => {
    const html = await block({whole: 'import b\nb()', id: 'sample-1', download: '/downloads/python/a.py'});
    expect(html).toContain('id="sample-1" data-sample="python/a.py#b" data-kind="complete"');
    expect(html).toContain('<summary>Show the whole file<span> · 2 lines</span></summary>');
    expect(await block({whole: 'import b\nb()'})).toContain('<span> · a.py, 2 lines</span>');
    expect(html).toContain('<a href="/downloads/python/a.py" download="a.py">Download a.py</a>');
    expect(html).toContain('>Copy snippet</button>');
    expect(html).toContain('>Copy file</button>');
  });

  it('links a continuation to the block that it continues', async () => {
    expect(await block({kind: 'continues', continues: 'sample-1'})).toContain('<a class="code-kind" href="#sample-1">Continues a.py</a>');
  });

  it('names what a fragment takes from the code around it, and nothing on a complete sample', async () => {
    expect(await block({kind: 'fragment', needs: '<request>'})).toContain('>Fragment, with your &lt;request&gt;</span>');
    expect(await block({})).not.toContain('code-kind');
  });
});
