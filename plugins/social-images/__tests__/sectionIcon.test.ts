import {describe, expect, it} from 'vitest';

import {sectionIcon} from '../node/sectionIcon';

describe('sectionIcon', () => {
  it('follows the first part of a route', () => {
    expect(sectionIcon('/deployment/hosting/docker')).toBe('server');
    expect(sectionIcon('/support/')).toBe('note');
  });

  it('is the flag for pages of no section', () => {
    expect(sectionIcon('/')).toBe('flag');
    expect(sectionIcon('/elsewhere')).toBe('flag');
  });
});
