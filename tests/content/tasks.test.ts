/**
 * Samples in their place on the built pages: what continues another leads to it, and every task has
 * one that works as it is.
 */
import {beforeAll, describe, expect, it} from 'vitest';

import {describePlace} from './lib/assemble';
import {readAllBlocks, readBlocks, type Block} from './lib/placedBlocks';
import {lacksSample, listTasks, targetOf} from './lib/tasks';

let blocks: Block[] = [];
beforeAll(() => {
  blocks = readAllBlocks();
}, 120_000);

describe('the blocks of the built pages', () => {
  it('lead, where they continue another, to one above on the same page, in the same tab, with the whole file', () => {
    const continuations = blocks.filter(({kind}) => kind === 'continues');
    expect(continuations.filter((block) => !targetOf(block, blocks)).map(describePlace)).toEqual([]);
    expect(continuations.length).toBeGreaterThan(150);
  });

  it('have one that works as it is for every task', () => {
    const tasks = listTasks(blocks);
    const without = tasks.flatMap((task) => lacksSample(task, blocks) ?? []);
    const procedures = tasks.filter(({what}) => what.startsWith('procedure')).length;
    console.log(`tasks: ${tasks.length}, ${procedures} of them procedures without SDK code; without a complete sample: ${without.length}`);
    expect(without).toEqual([]);
    expect(tasks.length).toBeGreaterThan(200);
  });

  it('say that they are a part of a file, where the name of one with such a part stands on them', () => {
    const parts = blocks.filter(
      ({language, title, reference}) => ['xml', 'nginx', 'groovy', 'diff'].includes(language) && /\.\w+$/.test(title) && !reference,
    );
    expect(parts.filter(({kind}) => kind !== 'fragment').map(describePlace)).toEqual([]);
    expect(parts.length).toBeGreaterThan(5);
  });
});

const figure = (attributes: string, inside = ''): string =>
  `<figure class="code" data-lang=python ${attributes}><figcaption><span class=code-title>a.py</span>${inside}</figcaption><pre><code>a</code></pre></figure>`;
const whole = '<details><pre><code>b</code></pre></details>';
const first = figure('id=sample-1 data-sample=python/a.py#a data-kind=complete', whole);
const second = figure('data-sample=python/a.py#b data-kind=continues', '<a class=code-kind href=#sample-1>Continues a.py</a>');
const fragment = figure('data-kind=fragment');
const tab = (value: string, inside: string): string =>
  `<div class=tab-set data-tabs=language><div role=tabpanel data-value=${value}>${inside}</div></div>`;

describe('targetOf', () => {
  const target = (html: string): Block | undefined => {
    const own = readBlocks(`<article>${html}</article>`, '/page');
    return targetOf(own.find(({kind}) => kind === 'continues') as Block, own);
  };

  it.each([
    ['above it', first + second],
    ['in the same tab of another set', tab('python', first) + tab('python', second)],
    ['outside of tabs', first + tab('python', second)],
  ])('finds the block %s', (_, html) => expect(target(html)?.position).toBe(0));

  it.each([
    ['below it', second + first],
    ['in another tab', tab('python', first) + tab('java', second)],
    ['in a tab, from outside of tabs', tab('python', first) + second],
    ['without the whole file', first.replace(whole, '') + second],
    ['of another file', first.replace('python/a.py', 'python/c.py') + second],
    ['that is there twice', first + first + second],
    ['that does not exist', second],
  ])('does not accept a block %s', (_, html) => expect(target(html)).toBeUndefined());
});

describe('lacksSample', () => {
  const lacking = (html: string): string[] => {
    const own = readBlocks(`<article>${html}</article>`, '/page');
    return listTasks(own).flatMap((task) => lacksSample(task, own) ?? []);
  };

  it.each([
    ['a complete one', `<h2 id=a>A</h2>${first}`],
    ['a fragment beside a complete one', `<h2 id=a>A</h2>${first}${fragment}`],
    ['a fragment and a link to a section with one', `<h2 id=a>A</h2>${first}<h2 id=b>B</h2>${fragment}<a href=#a>A</a>`],
    ['a line for a file of the project, and one elsewhere', `<h2 id=a>A</h2>${fragment.replace('a.py', 'Gemfile')}<h2 id=b>B</h2>${first}`],
  ])('accepts %s', (_, html) => expect(lacking(html)).toEqual([]));

  it.each([
    ['a fragment alone', `<h2 id=a>A</h2>${fragment}`],
    ['a fragment whose complete one is in another section', `<h2 id=b>B</h2>${first}<h2 id=a>A</h2>${fragment}`],
    ['a fragment whose complete one is in another tab', `<h2 id=a>A</h2>${tab('java', first)}${tab('python', fragment)}`],
    ['a fragment whose complete one is of another language', `<h2 id=a>A</h2>${first.replace('=python', '=java')}${fragment}`],
  ])('rejects %s', (_, html) => expect(lacking(html)).toHaveLength(1));
});
