import {describe, expect, it} from 'vitest';

import {markdownTwinPath} from '../markdownTwinPath';
import {publishedFolder} from '../publishedFolder';
import {socialImagePath} from '../socialImagePath';

describe('publishedFolder', () => {
  it('is the folder above the one of the site', () => {
    expect(publishedFolder('/srv/build', '/')).toBe('/srv/build');
    expect(publishedFolder('/srv/build/docs', '/docs/')).toBe('/srv/build');
    expect(publishedFolder('/srv/build/a/b', '/a/b/')).toBe('/srv/build');
  });

  it('names the remedy when the site is built elsewhere', () => {
    expect(() => publishedFolder('/srv/build', '/docs/')).toThrow('docusaurus build --out-dir build/docs/');
  });
});

describe('files beside a page, below a base URL', () => {
  it.each([
    ['/', '/', '/index.md', '/social/index.png'],
    ['/clients/', '/', '/clients.md', '/social/clients.png'],
    ['/clients', '/', '/clients.md', '/social/clients.png'],
    ['/docs/', '/docs/', '/docs/index.md', '/docs/social/index.png'],
    ['/docs/clients/CLI', '/docs/', '/docs/clients/CLI.md', '/docs/social/clients/CLI.png'],
  ])('of %s', (route, baseUrl, twin, image) => {
    expect(markdownTwinPath(route, baseUrl)).toBe(twin);
    expect(socialImagePath(route, baseUrl)).toBe(image);
  });
});
