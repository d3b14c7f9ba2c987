import {describe, expect, it} from 'vitest';

import {requirePlugins} from '../requirePlugins';

describe('requirePlugins', () => {
  it('accepts a site that has what is needed, with or without content', () => {
    expect(() => requirePlugins({search: {default: undefined}}, 'plugins/assistant', {search: 'answers quote it'})).not.toThrow();
  });

  it('names the plugin, what it needs, why, and the remedy', () => {
    expect(() => requirePlugins({}, 'plugins/assistant', {search: 'answers quote it'})).toThrow(
      `plugins/assistant needs plugins/search (answers quote it), which this site does not load. Add {name: 'search'} to config/plugins.ts`,
    );
  });
});
