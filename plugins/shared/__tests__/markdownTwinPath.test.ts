import {describe, expect, it} from 'vitest';

import {markdownTwinPath} from '../markdownTwinPath';
import {socialImagePath} from '../socialImagePath';

describe('markdownTwinPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/clients/', '/clients.md'],
    ['/clients', '/clients.md'],
    ['/clients/CLI', '/clients/CLI.md'],
  ])('puts the twin of %s at %s', (route, twin) => expect(markdownTwinPath(route)).toBe(twin));
});

describe('socialImagePath', () => {
  it.each([
    ['/', '/social/index.png'],
    ['/support/', '/social/support.png'],
    ['/clients/CLI', '/social/clients/CLI.png'],
  ])('puts the picture of %s at %s', (route, image) => expect(socialImagePath(route)).toBe(image));
});
