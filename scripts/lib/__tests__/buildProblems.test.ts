import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {fullDisk, unreadableSite} from '../buildProblems';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-problems-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('a build that failed', () => {
  it('blames a full disk, and no other', () => {
    expect(fullDisk(folder, 1_500_000)).toMatch(/The disk of .* is full \(1 MB free\)/);
    expect(fullDisk(folder, 2e9)).toBeUndefined();
    expect(fullDisk(folder)).toBeUndefined();
  });
});

describe('a built site', () => {
  it('that other users cannot read comes with a warning and its remedy', () => {
    const page = path.join(folder, 'index.html');
    writeFileSync(page, 'x');
    chmodSync(page, 0o600);
    expect(unreadableSite(folder)).toContain(`chmod -R a+rX ${path.relative('.', folder)}`);
    chmodSync(page, 0o644);
    expect(unreadableSite(folder)).toBeUndefined();
  });
});
