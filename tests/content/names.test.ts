/** Names that samples use and nothing defines, by the grammars in samples/names. */
import {describe, expect, it} from 'vitest';

import {listUndefinedNames, listUnsetVariables, namedLanguages} from '../../samples/names';
import {listProseNames} from '../../samples/printed';

const TIMEOUT_MS = 120_000;

/** Per language: code that is whole, and the same with one line missing or one name mistyped. */
const CASES: Record<string, [whole: string, broken: string, missing: string]> = {
  csharp: [
    'using Flagsmith;\nvar client = new FlagsmithClient(new FlagsmithConfiguration { EnableAnalytics = true });\nConsole.WriteLine(client);',
    'var client = new FlagsmithClient(null);\nConsole.WriteLine(client);',
    'FlagsmithClient',
  ],
  dart: [
    "import 'package:flagsmith/flagsmith.dart';\nFuture<bool> on(FlagsmithClient client) async => client.hasFeatureFlag('a', user: null);",
    "import 'package:flagsmith/flagsmith.dart';\nFuture<bool> on(FlagsmithClient client) async => clients.hasFeatureFlag('a');",
    'clients',
  ],
  elixir: ['{:ok, flags} = Flagsmith.Client.get_environment_flags("k")\nIO.puts(flags)', 'IO.puts(flags)', 'flags'],
  go: [
    'package main\n\nimport "fmt"\n\nfunc main() {\n\tname := "a"\n\tfmt.Println(name)\n}',
    'package main\n\nfunc main() {\n\tfmt.Println("a")\n}',
    'fmt',
  ],
  kotlin: [
    'import com.flagsmith.Flagsmith\nfun on(client: Flagsmith) { client.hasFeatureFlag(featureId = "a") { result -> println(result) } }',
    'fun on(client: Flagsmith) { println(client) }',
    'Flagsmith',
  ],
  php: [
    "<?php\nuse Flagsmith\\Flagsmith;\n$client = new Flagsmith(getenv('KEY'));\nvar_dump($client->getEnvironmentFlags());",
    "<?php\nuse Flagsmith\\Flagsmith;\n$client = new Flagsmith(getenv('KEY'));\nvar_dump($flags);",
    '$flags',
  ],
  powershell: ['$headers = @{}\nInvoke-RestMethod -Headers $headers', 'Invoke-RestMethod -Headers $headers', '$headers'],
  python: [
    'import requests\n\nfor page in range(1):\n    print(requests.get(url=str(page)))'.replace('range(1)', '[1]'),
    'print(requests.get("a"))',
    'requests',
  ],
  ruby: [
    "require 'flagsmith'\nclient = Flagsmith::Client.new(environment_key: ENV.fetch('KEY'))\nputs client",
    'puts Flagsmith::Client.new',
    'Flagsmith',
  ],
  swift: [
    'import FlagsmithClient\nfunc on() async throws -> Bool { try await Flagsmith.shared.hasFeatureFlag(withID: "a") }',
    'func on() async throws -> Bool { try await Flagsmith.shared.hasFeatureFlag(withID: "a") }',
    'Flagsmith',
  ],
};

describe('listUndefinedNames', () => {
  it('has a case for every language', () => {
    expect(Object.keys(CASES).sort()).toEqual([...namedLanguages].sort());
  });

  it.each(Object.entries(CASES))(
    '%s: finds the name that is missing, and nothing else',
    async (language, [whole, broken, missing]) => {
      expect(await listUndefinedNames(language, whole)).toEqual([]);
      expect((await listUndefinedNames(language, broken)).map(({name}) => name)).toEqual([missing]);
      expect(await listUndefinedNames(language, broken, [missing])).toEqual([]);
    },
    TIMEOUT_MS,
  );
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
