import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';

import {finishElements} from '../node/content/finishElements';
import {asHast, element, text, type TreeNode} from '../node/content/tree';

const code = (name: string) => element('code', {}, [text(name)]);

function finished(...children: TreeNode[]): string {
  const root = {children};
  finishElements(root);
  return toHtml(asHast(root.children));
}

describe('names in tables', () => {
  it('break after underscores, dots and slashes, inside links too', () => {
    expect(finished(element('td', {}, [code('TASK_DELETE_RUN_DAYS')]))).toBe('<td><code>TASK_<wbr>DELETE_<wbr>RUN_<wbr>DAYS</code></td>');
    expect(finished(element('td', {}, [element('a', {href: '/a'}, [code('api.deployment/replicas')])]))).toContain(
      'api.<wbr>deployment/<wbr>replicas',
    );
  });

  it('leave numbers whole', () => {
    expect(finished(element('td', {}, [code('2.265.0')]))).toBe('<td><code>2.265.0</code></td>');
  });

  it('break in text when they are wider than a phone', () => {
    const name = 'flagsmith_http_server_request_duration_seconds';
    expect(finished(element('p', {}, [code(name)]))).toBe(`<p><code>${name.replaceAll('_', '_<wbr>')}</code></p>`);
    expect(finished(element('li', {}, [code('TRUST_RELATIONSHIP_LIFETIME=organisation')]))).toContain('LIFETIME=<wbr>organisation');
  });

  it('stay whole where they fit, and outside of code', () => {
    const html = finished(element('p', {}, [code('GUNICORN_WORKERS')]), element('td', {}, [text('snake_case'), code('A_B')]));
    expect(html).toBe('<p><code>GUNICORN_WORKERS</code></p><td>snake_case<code>A_B</code></td>');
  });
});

describe('units', () => {
  it('stay on the line of their number, not in code', () => {
    const html = finished(element('li', {}, [text('after 30 s, 8 GB or 5 shops; '), code('sleep 30 s')]));
    expect(html).toBe('<li>after 30\u00a0s, 8\u00a0GB or 5 shops; <code>sleep 30 s</code></li>');
  });
});

describe('line ends', () => {
  it('go between rows and items, and stay in text', () => {
    const list = element('ul', {}, [text('\n'), element('li', {}, [code('a'), text('\n'), code('b')]), text('\n')]);
    expect(finished(list)).toBe('<ul><li><code>a</code>\n<code>b</code></li></ul>');
  });
});

describe('options of commands', () => {
  it('stay whole: a line would break after their hyphens', () => {
    expect(finished(element('li', {}, [code('--no-input'), code('-')]))).toBe(
      '<li><code class="option">--no-input</code><code>-</code></li>',
    );
  });
});

describe('tables on phones', () => {
  const row = (tag: string, ...cells: string[]) =>
    element(
      'tr',
      {},
      cells.map((cell) => element(tag, {}, [text(cell)])),
    );
  const table = (...head: string[]) => element('table', {}, [element('thead', {}, [row('th', ...head)])]);

  it('repeat the header in each cell, also when the first one is empty', () => {
    const html = finished(table('', 'Remote', 'Local')).replaceAll('&#x27;', "'");
    expect(html).toContain(`aria-label="Table: Remote, Local" style="--c2:'Remote: ';--c3:'Local: '"`);
  });

  it('leave two columns alone', () => {
    expect(finished(table('Name', 'Meaning'))).not.toContain('style=');
    expect(finished(table('Name', 'Notes'))).not.toContain('style=');
  });

  it('name a second column of bare numbers', () => {
    const numbers = (...cells: string[]) => {
      const made = table('Endpoint', 'Requests per second');
      made.children?.push(element('tbody', {}, [row('td', ...cells)]));
      return finished(made);
    };
    expect(numbers('/flags/', 'about 72')).toContain('--c2:');
    expect(numbers('/flags/', '20 per minute')).not.toContain('style=');
  });

  it('name a second column that is the contrary of the first', () => {
    expect(finished(table('Supported', 'Not supported'))).toContain('--c2:');
    expect(finished(table('Counts as one call', 'Does not count'))).toContain('--c2:');
  });
});
