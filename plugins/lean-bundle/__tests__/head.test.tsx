import {render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {Helmet} from '../client/head';

function headHtml(): string {
  return [...document.head.children].map((element) => element.outerHTML).join('');
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    queueMicrotask(callback);
    return 1;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('Helmet', () => {
  it('lets the inner element win, and gives the outer one back when it goes', async () => {
    const outer = (
      <Helmet>
        <title>Site</title>
        <meta name="description" content="outer" />
        <html lang="en" className="a" />
      </Helmet>
    );
    const {rerender, unmount} = render(
      <>
        {outer}
        <Helmet>
          <title>Page</title>
          <meta name="description" content="inner" />
          <html className="b" data-needs-app="x" />
        </Helmet>
      </>,
    );
    await settled();
    expect(document.title).toBe('Page');
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('inner');
    expect(document.documentElement.className).toBe('b');
    rerender(<>{outer}</>);
    await settled();
    expect(document.title).toBe('Site');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('outer');
    expect(document.documentElement.className).toBe('a');
    expect(document.documentElement.hasAttribute('data-needs-app')).toBe(false);
    unmount();
    await settled();
  });

  it('leaves the tags of the first page where they are when they are right', async () => {
    document.head.innerHTML =
      '<meta data-rh="true" name="description" content="same"><link data-rh="true" rel="canonical" href="https://x.test/old">';
    const meta = document.querySelector('meta');
    const {unmount} = render(
      <Helmet>
        <meta name="description" content="same" />
        <link rel="canonical" href="https://x.test/new" />
        <script type="application/ld+json">{'{"a":1}'}</script>
      </Helmet>,
    );
    await settled();
    expect(document.querySelector('meta')).toBe(meta);
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(headHtml()).toContain('href="https://x.test/new"');
    expect(headHtml()).toContain('{"a":1}</script>');
    unmount();
    await settled();
    expect(headHtml()).toBe('');
  });

  it('keeps two links to one address that one element names', async () => {
    const {unmount} = render(
      <Helmet>
        <link rel="alternate" hrefLang="en" href="https://x.test/" />
        <link rel="alternate" hrefLang="x-default" href="https://x.test/" />
      </Helmet>,
    );
    await settled();
    expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(2);
    unmount();
    await settled();
  });
});
