import {afterEach, describe, expect, it} from 'vitest';

import {showFailure} from '../client/showFailure';

const shown = () => document.querySelector('[role=alert]')?.textContent ?? '';

describe('showFailure', () => {
  afterEach(() => {
    document.body.replaceChildren();
    delete document.documentElement.dataset['hydrate'];
  });

  it('says that the text of a page is complete', () => {
    showFailure('network');
    expect(shown()).toContain('The text is complete. (network)');
  });

  it('promises no text on a page that the browser makes', () => {
    document.documentElement.dataset['hydrate'] = 'now';
    showFailure('network');
    expect(shown()).not.toContain('complete');
    expect(shown()).toContain('(network)');
  });
});
