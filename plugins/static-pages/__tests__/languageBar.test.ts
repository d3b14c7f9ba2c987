import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';

import {rehypeStaticContent} from '../node/content/rehypeStaticContent';
import {htmlOf as compilePage} from './__fixtures__/compilePage';

const LANGUAGES = {javascript: 'Node.js', java: 'Java', csharp: '.NET', python: 'Python'};

function tabs(...values: (keyof typeof LANGUAGES)[]): string {
  const items = values.map((value) => `<TabItem value="${value}" label="${LANGUAGES[value]}">\n\n- Java: ${value}\n\n</TabItem>\n`);
  return `<Tabs groupId="language" queryString>\n\n${items.join('\n')}\n</Tabs>\n\n`;
}

const htmlOf = (source: string) => compilePage(source, {remarkPlugins: [remarkGfm], rehypePlugins: [rehypeStaticContent as never]});

const ALL = tabs('javascript', 'java', 'csharp', 'python');

describe('the language bar', () => {
  it('stands under the summary, with all languages of the page and one choice for all', async () => {
    const html = await htmlOf(`Summary.\n\n## A\n\n${ALL}${tabs('java', 'python')}`);
    expect(html).toMatch(/<p>Summary\.<\/p>\s*<div class="language-bar" id="languages" data-tabs="language">/);
    const bar = html.slice(html.indexOf('language-bar'), html.indexOf('<h2'));
    expect([...bar.matchAll(/data-value="(\w+)"/g)].map(([, value]) => value)).toEqual(['all', 'javascript', 'java', 'csharp', 'python']);
    expect(html).toContain('data-for="java python"');
  });

  it.each([
    ['one set', ALL],
    ['two languages', tabs('java', 'python') + tabs('java', 'python')],
  ])('is not there for %s', async (_case, source) => expect(await htmlOf(`Summary.\n\n${source}`)).not.toMatch(/language-bar|data-for/));

  it.each([
    ['a row of one SDK', '| SDK | Logs |\n| --- | --- |\n| Java | x |\n', '<tr data-for="java">'],
    ['a row of several', '| SDK | Logs |\n| --- | --- |\n| Node.js and .NET | x |\n', '<tr data-for="javascript csharp">'],
    ['a problem of one', '| Symptom | Fix |\n| --- | --- |\n| Memory grows (.NET before 8.0.2) | x |\n', '<tr data-for="csharp">'],
    ['a column', '| Case | Java, Python |\n| --- | --- |\n| x | y |\n', '<td data-for="java python">y</td>'],
    ['a list item', '- Java retries without end.\n', '<li data-for="java">'],
    ['a list item about several', '- Python, .NET and Java ask again.\n', '<li data-for="java csharp python">'],
  ])('hides %s for the others', async (_case, source, expected) =>
    expect(await htmlOf(`Summary.\n\n${ALL}${ALL}${source}`)).toContain(expected),
  );

  it.each([
    ['a name that only begins alike', '- JavaScript has its own page.\n'],
    ['a name in the middle', '- Use Java here.\n'],
    ['a link to another page', '- [Java SDK](/clients/)\n'],
    ['brackets about something else', '| Symptom | Fix |\n| --- | --- |\n| Slow (first call in Java) | x |\n'],
  ])('leaves %s alone', async (_case, source) => {
    const html = await htmlOf(`Summary.\n\n${ALL}${ALL}${source}`);
    expect(html.slice(html.lastIndexOf('</div>'))).not.toContain('data-for');
    expect(html).not.toMatch(/<(li|tr) data-for/);
  });
});
