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
    expect(finished(element('td', {}, [code('TASK_RUN_METHOD')]))).toBe('<td><code>TASK_<wbr>RUN_<wbr>METHOD</code></td>');
    expect(finished(element('td', {}, [element('a', {href: '/a'}, [code('api.image/tag')])]))).toContain('api.<wbr>image/<wbr>tag');
  });

  it('leave numbers whole', () => {
    expect(finished(element('td', {}, [code('2.265.0')]))).toBe('<td><code>2.265.0</code></td>');
  });

  it('stay whole in text and outside of tables', () => {
    const html = finished(element('p', {}, [code('A_B')]), element('td', {}, [text('snake_case')]));
    expect(html).toBe('<p><code>A_B</code></p><td>snake_case</td>');
  });
});
