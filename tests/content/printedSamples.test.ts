/**
 * What the built pages print: kinds, links between samples, labels, install lines and clean text.
 * samples/run.ts runs the same texts.
 */
import {readFileSync} from 'node:fs';

import {beforeAll, describe, expect, it} from 'vitest';

import {collectDownloads} from '../../plugins/code-samples/node/writeDownloads';
import {readRuns, validRun} from '../../plugins/code-samples/node/record';
import {readSdkVersions} from '../../plugins/code-samples/node/sdkVersions';
import {escapeRegExp} from '../../plugins/shared/escapeRegExp';
import {assemble, contains, describePlace, readPrintedFiles} from './lib/assemble';
import {listUnsetVariables, setVariables} from './lib/shellVariables';
import {readPage, readPrinted, type Printed} from './lib/readPrinted';
import {readProseNames} from './lib/proseNames';
import {findUndefinedNames} from './lib/undefinedNames';

const versions = readSdkVersions('data/sdk-versions.json');
let printed: Printed[] = [];
beforeAll(() => {
  printed = readPrinted();
});

const at = (samples: Printed[]): string[] => samples.map(describePlace);

describe('the samples on the built pages', () => {
  it('fit together: every part is in the whole file that its block or its link shows', () => {
    const {problems} = assemble(printed);
    expect(problems).toEqual([]);
    expect(readPrintedFiles(printed).size).toBeGreaterThan(250);
  });

  it('use no name that nothing defines, if they are scripts', () => {
    // The whole file of a script in an HTML file is that page, which a browser runs.
    const scripts = printed.filter(({kind, reference}) => kind !== 'continues' && !reference?.includes('.html#'));
    const found = findUndefinedNames(scripts);
    expect([...found].map(([sample, names]) => `${describePlace(sample)}: ${names.join(', ')}`)).toEqual([]);
  }, 120_000);

  it('read no shell variable that neither the block, a block above nor the text of the page names', async () => {
    const known = new Map<string, Set<string>>();
    const found: string[] = [];
    for (const sample of printed.filter(({language}) => language === 'bash')) {
      const names = known.get(sample.page) ?? readProseNames(sample.page);
      known.set(sample.page, names);
      const code = sample.whole ?? sample.text;
      if (sample.kind !== 'continues') {
        for (const {name, line} of await listUnsetVariables(code))
          if (!names.has(name)) found.push(`${describePlace(sample)}, line ${line}: $${name}`);
      }
      for (const name of await setVariables(code)) names.add(name);
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('have no prompt signs', () => {
    // $, >, %, user@host:~$, C:\\>, PS>, psql's =#, Python's >>>, irb and iex; a # alone is a
    // comment.
    const prompt = /^[ \t]*(?:[$>%]|\S+@\S+[$#]|(?:PS ?)?(?:[A-Z]:\\[^\n>]*)?>|\w*=[#>]|>>>|(?:irb|iex)\([^)]*\)[^\n>]*>) \S/m;
    expect(at(printed.filter(({text, whole}) => prompt.test(whole ?? text)))).toEqual([]);
  });

  it('have placeholders in one form, YOUR_ and a name, and none that looks like a real key', () => {
    const otherForm =
      /<your\b[^>]*>|\byour[-_](?!\w*\()[a-z]\w*|\bchange[-_]?me\b|\breplace[-_]?me\b|(?<![\w.])X{4,}(?![\w])|\bYOUR\b(?!_)/g;
    const real =
      /\bser\.(?!EXAMPLE\b)[A-Za-z0-9]{8,}|\b(?:Api-Key|Token|Bearer) (?!YOUR_|[$"'{<…])[\w.-]{8,}|\bAKIA[0-9A-Z]{16}\b|nvironment-Key['"]?[:,] ?['"]?(?!YOUR_)[A-Za-z0-9]{16,}|\b[0-9a-f]{40}\b|\b(?:xox[abp]-|sk_live_|gh[ps]_|glpat-)\w+|-----BEGIN [A-Z ]*PRIVATE KEY/g;
    const found = printed.flatMap((sample) =>
      [...(sample.whole ?? sample.text).matchAll(new RegExp(`${otherForm.source}|${real.source}`, 'g'))].map(
        ([text]) => `${describePlace(sample)}: ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('have the labels that the record allows, whatever a manifest asks for', () => {
    const runs = readRuns('.');
    const wrong = printed.filter(({reference, level}) => {
      const allowed = reference && (validRun(reference.split('#')[0] ?? '', 'samples', runs)?.level ?? 'parsed');
      return level !== allowed;
    });
    expect(at(wrong)).toEqual([]);
    expect(printed.filter(({label}) => label.startsWith('Runs in CI')).length).toBeGreaterThan(150);
    expect(printed.filter(({label}) => /^Ran on \d+ \w+ 20\d\d with \d/.test(label)).length).toBeGreaterThan(30);
  });

  it('import the module path that ran', () => {
    const path = versions['go']?.provenWith?.package ?? versions['go']?.package ?? '';
    const wrong = printed.filter(
      ({level, text, whole}) =>
        (level === 'executed' || level === 'compiled') &&
        [...(whole ?? text).matchAll(/github\.com\/Flagsmith\/flagsmith-go-client\/v\d+/g)].some(([found]) => found !== path),
    );
    expect(at(wrong)).toEqual([]);
  });

  it('install a release that is the newest or the one that ran', () => {
    const known = new Map<string, Set<string>>();
    for (const {package: name, version, provenWith} of Object.values(versions)) {
      for (const release of [{package: name, version}, ...(provenWith ? [provenWith] : [])])
        known.set(release.package, (known.get(release.package) ?? new Set()).add(release.version));
    }
    const wrong = printed.flatMap((sample) =>
      [...known].flatMap(([name, releases]) =>
        [
          ...sample.text.matchAll(
            new RegExp(
              `(?:npm install|pip install|go get|cargo add)[^\\n]*(?<![\\w/@.-])${escapeRegExp(name)}(?:@v?|==)(\\d+\\.\\d+\\.\\d+)`,
              'g',
            ),
          ),
        ]
          .filter(([, version]) => version && !releases.has(version))
          .map(([line]) => `${describePlace(sample)}: ${line}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('offer downloads that are the file shown', () => {
    const texts = readPrintedFiles(printed);
    for (const [address, text] of collectDownloads('samples', 'data/sdk-versions.json')) {
      expect(readFileSync(`build${address}`, 'utf8'), address).toBe(text);
      expect(`${texts.get(address.replace('/downloads/', ''))?.text}\n`, address).toBe(text);
    }
  });
});

describe('readPage', () => {
  it('returns what a reader sees and copies, byte for byte', () => {
    const html =
      '<figure class="code" data-lang="python" id="sample-1" data-sample="python/a.py#b" data-kind="complete"><figcaption class="code-bar"><span class="code-title">Python</span>' +
      '<span class="code-proof" data-level="executed">Runs in CI with 6.3.0</span></figcaption><pre><code><i class="k">if</i> a &lt; 2:\n  b()\n</code></pre>' +
      '<div class="code-foot"><details class="code-whole"><summary>Show</summary><pre><code>import b\n</code></pre></details></div></figure>';
    expect(readPage(html, '/page')).toMatchObject([
      {
        text: 'if a < 2:\n  b()',
        whole: 'import b',
        level: 'executed',
        kind: 'complete',
        reference: 'python/a.py#b',
        label: 'Runs in CI with 6.3.0',
      },
    ]);
  });
});

describe('contains', () => {
  it('finds lines at any indentation, and only lines that stand together', () => {
    expect(contains('def a():\n    b()\n\n    c()', 'b()\n\nc()')).toBe(true);
    expect(contains('b()\nx()\nc()', 'b()\nc()')).toBe(false);
    expect(contains('b(1)', 'b()')).toBe(false);
  });
});
