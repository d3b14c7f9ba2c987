/** Names in scripts and shell samples that nothing defines. */
import {describe, expect, it} from 'vitest';

import {listProseNames} from './lib/proseNames';
import {listUnsetVariables} from './lib/shellVariables';
import {findUndefinedNames} from './lib/undefinedNames';

/** The first parse loads the grammar. */
const TIMEOUT_MS = 120_000;

describe('findUndefinedNames', () => {
  const script = (text: string, needs = '') =>
    ({language: 'javascript', text, whole: undefined, kind: needs ? 'fragment' : 'complete', needs}) as const;

  it('finds the name that is missing, unless a fragment says that the reader supplies it', () => {
    const missing = script('flagsmith.init({});');
    const samples = [missing, script('flagsmith.init({});', 'flagsmith'), script("const flagsmith = {};\nprocess.env['A'] = flagsmith;")];
    expect([...findUndefinedNames(samples)]).toEqual([[missing, ['flagsmith']]]);
  });
});

describe('listUnsetVariables', () => {
  it(
    'finds variables that the script reads and never sets',
    async () => {
      expect(await listUnsetVariables('set -e\ncurl -H "X-Environment-Key: $FLAGSMITH_KEY" "$1"')).toEqual([
        {name: 'FLAGSMITH_KEY', line: 2},
      ]);
    },
    TIMEOUT_MS,
  );

  it.each([
    'KEY=a\necho "$KEY"',
    'export KEY=a OTHER=b\necho "$KEY$OTHER"',
    'for file in *.json; do echo "$file"; done',
    'while read -r line; do echo "$line"; done',
    'echo "${KEY:-none}" "${KEY:?set KEY}"',
    '# KEY is the key of the environment.\necho "$KEY"',
    "echo '$KEY'",
    'cat <<EOF\n$HOME\nEOF',
  ])('accepts %j', async (code) => {
    expect(await listUnsetVariables(code)).toEqual([]);
  });
});

describe('listProseNames', () => {
  it('reads variables in the text of a page, and none in its code blocks', () => {
    const html = '<p>Set <code>API_KEY</code> and <code>PORT=80</code>.</p><figure class="code"><code>SECRET</code></figure>';
    expect([...listProseNames(html)]).toEqual(['API_KEY', 'PORT']);
  });
});
