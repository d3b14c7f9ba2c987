import {describe, expect, it} from 'vitest';

import type {DocsPage} from '../../shared/docsPages';
import {renderLlmsFull, renderLlmsIndex} from '../node/renderLlms';

const page = (route: string, section: string, trail: string[]): DocsPage => ({
  route,
  title: `T ${route}`,
  label: '',
  description: `About ${route}.`,
  trail,
  section,
  type: '',
  updatedAt: undefined,
  source: '',
});
const pages = [page('/', 'Start', []), page('/a/b', 'A', ['A', 'Sub'])];

describe('renderLlmsIndex', () => {
  it('lists pages under their section, with the categories below it', () => {
    const index = renderLlmsIndex(pages, {title: 'Docs', summary: 'About.', url: 'https://x.test', baseUrl: '/', fullBytes: 12_345});
    expect(index).toMatch(/^# Docs\n\n> About\.\n/);
    expect(index).toContain(
      '## Start\n\n- [T /](https://x.test/index.md): About /.\n\n## A\n\n- [Sub > T /a/b](https://x.test/a/b.md): About /a/b.\n',
    );
    expect(index).toContain('about 12 kB');
  });
});

describe('renderLlmsFull', () => {
  it('joins the twins in order', () => {
    expect(
      renderLlmsFull(
        pages.map((one) => ({page: one, markdown: `# ${one.route}\n`})),
        'Docs',
      ),
    ).toMatch(/all pages[^\n]*\n\n# \/\n\n# \/a\/b\n$/);
  });
});
