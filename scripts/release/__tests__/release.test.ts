import {afterEach, describe, expect, it, vi} from 'vitest';

import type {Entry} from '../../../plugins/shared/record/entries';
import {compareFacts, describe as describeKind} from '../compare';
import {KINDS} from '../facts';
import {movedTo, newestTag, refresh} from '../sdkVersions';

const read = (name: string, path: string, text: string) => [...KINDS.find((kind) => kind.name === name)!.read([{path, text}])];

describe('KINDS', () => {
  it.each([
    ['Environment variables', 'api/app/settings/common.py', 'A = env.int(\n    "CACHE_SECONDS", default=60\n)', [['CACHE_SECONDS', '60']]],
    ['Environment variables', 'api/scripts/run.sh', 'exec x ${WORKERS:-3}', [['WORKERS', '3']]],
    [
      'Permissions',
      'frontend/common/types/permissions.types.ts',
      "  [ProjectPermission.MANAGE_TAGS]: 'Manage tags',",
      [['MANAGE_TAGS', 'Manage tags']],
    ],
    ['Endpoints', 'api/features/urls.py', 're_path(r"^(?P<pk>[0-9]+)/copy/$", view)', [['features: {pk}/copy/', '']]],
    ['Endpoints', 'api/projects/views.py', '@action(detail=True, url_path="all-tags")', [['projects: all-tags', '']]],
    [
      'Error texts',
      'api/features/views.py',
      'raise ValidationError(\n    {"detail": "Too many "\n    f"flags: {count}."})',
      [['Too many flags: {count}.', '']],
    ],
    ['Error texts', 'api/app/checks.py', 'raise ValueError("Not for readers")', []],
    [
      'Dashboard labels',
      'frontend/web/a.tsx',
      '<Button title="Create flag"> Save now </Button>',
      [
        ['Save now', ''],
        ['Create flag', ''],
      ],
    ],
    ['Dashboard labels', 'frontend/common/a.ts', 'type Get = (id: number) => MaybePromise<Page>', []],
  ])('reads %s from %s', (name, path, text, facts) => {
    expect(read(name, path, text)).toEqual(facts);
  });
});

describe('describe', () => {
  const before = new Map([
    ['GONE', ''],
    ['MOVED', '1'],
    ['UNSEEN', ''],
  ]);
  const after = new Map([
    ['MOVED', '2'],
    ['NEW', ''],
  ]);
  const sources = [{file: 'docs/a.mdx', text: '`GONE` and `MOVED`, not `UNSEEN_TOO`'}];
  const checks = [{id: 'a/gone', statement: 'Set `GONE`.'}] as Entry[];

  it('names the files to edit and the checks that are stale, and leaves out what no page names', () => {
    expect(describeKind({...KINDS[0]!, name: 'Things', home: 'data/a.json'}, compareFacts(before, after), sources, checks)).toEqual([
      'Things: 1 new, 2 gone, 1 changed',
      '  + NEW',
      '      new, belongs on data/a.json',
      '  - GONE',
      '      docs/a.mdx',
      '      stale: a/gone',
      '  ~ MOVED (1 → 2)',
      '      docs/a.mdx',
      '',
    ]);
  });
});

describe('sdkVersions', () => {
  const sdk = {label: 'Go', package: 'x', version: '1.9.0', registry: 'Go modules', install: '', repository: 'x', checked: '2026-01-01'};

  it('takes the highest release of the tags, without pre-releases', () => {
    expect(newestTag('1\trefs/tags/v1.9.0\n2\trefs/tags/v1.10.0^{}\n3\trefs/tags/v2.0.0-beta.1')).toBe('1.10.0');
    expect(newestTag('1\trefs/tags/flagsmith-0.2.0\n2\trefs/tags/other-9.0.0', 'flagsmith-')).toBe('0.2.0');
  });

  it('never moves a version down, and remembers what the samples ran with', () => {
    expect(movedTo('1.8.0', sdk, '2026-02-02')).toEqual(sdk);
    expect(movedTo('1.10.0', sdk, '2026-02-02')).toMatchObject({version: '1.10.0', checked: '2026-02-02', provenWith: {version: '1.9.0'}});
  });

  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['renews the date of a version that is current', 0, '1\trefs/tags/v1.9.0', {...sdk, checked: '2026-02-02'}, 'newest tag 1.9.0'],
    ['keeps the last good value when a source fails', 128, '1\trefs/tags/v2.0.0\nfatal: early EOF', sdk, 'because x names no release'],
    ['keeps it when the source has no release', 0, '1\trefs/tags/v2.0.0-beta.1', sdk, 'because x names no release'],
  ])('%s, and says so', (_what, code, output, expected, said) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(refresh('go', sdk, {code, output}, '2026-02-02')).toEqual(expected);
    expect(log).toHaveBeenCalledExactlyOnceWith(`go: 1.9.0, ${said}`);
  });
});
