import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {beforeAll, describe, expect, it} from 'vitest';

import {createHtmlParser, type ParseHtml} from '../parseHtml';

let parse: ParseHtml;
beforeAll(async () => {
  parse = await createHtmlParser();
});

/** A parser that follows the standard; places in the source are not compared. */
function standard(html: string): unknown {
  return withoutPlaces(fromHtml(html, {fragment: true}));
}

function withoutPlaces(node: Nodes): unknown {
  const {position: _position, data: _data, ...rest} = node;
  return 'children' in rest ? {...rest, children: rest.children.map(withoutPlaces)} : rest;
}

describe('parseHtml agrees with the standard on', () => {
  const cases: Record<string, string> = {
    'attributes of every kind':
      '<input type=checkbox checked hidden><ol start=3 class=" a  b "><li id=x data-lang="js" aria-hidden=true>One</ol><table><tbody><tr><td colspan=2></table>',
    'entities and quotes': '<p title="&quot;a&quot; &amp; b">x &lt; y &nbsp;&hellip; &#8594; &copy;</p>',
    'list items without end tags': '<ul><li><p>One<li><p>Two<ul><li>In<li><p>Deep</ul><li>Three</ul><p>After',
    'definitions without end tags': '<dl><dt>A<dd><p>One<dt>B<dd>Two</dl>after',
    'tables without end tags': '<table><thead><tr><th>A<th>B<tbody><tr><td><p>1<td>2<tr id=r><td>3<td><ul><li>x<li>y</ul></table><p>z',
    'a caption without an end tag':
      '<table><caption>About<thead><tr><th>A<tbody><tr><td>1</table><table><caption>B<colgroup><col><tbody><tr><td>2</table>',
    'paragraphs ended by blocks': '<div><p>One<p>Two<pre>\tx\n y</pre><p>Three<table><tbody><tr><td>1</table><h2>Four</h2></div>',
    'a list in a cell in a list': '<ul><li><table><tbody><tr><td><p>a<ul><li>b</ul><td>c</table><li>d</ul>',
    'void elements': 'a<br>b<wbr>c<img src=x.png alt="">d<hr>',
  };
  it.each(Object.entries(cases))('%s', (_name, html) => expect(parse(html)).toEqual(standard(html)));
});

it('joins text around a comment', () => {
  expect(parse('<li>Checked with <!-- -->2.0</li>').children).toEqual([
    {type: 'element', tagName: 'li', properties: {}, children: [{type: 'text', value: 'Checked with 2.0'}]},
  ]);
});
