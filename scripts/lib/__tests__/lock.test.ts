import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {lockBuild, takeLock} from '../lock';

describe('a lock', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'docs-lock-'));
    lock = path.join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  it('is held by one process', () => {
    expect(takeLock(lock)).toBeUndefined();
    expect(takeLock(lock)).toBe(process.pid);
  });

  it('of a process that has ended is taken over', () => {
    const {pid} = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, `${pid}`);
    expect(takeLock(lock)).toBeUndefined();
    expect(readFileSync(lock, 'utf8')).toBe(`${process.pid}`);
  });

  it('stops a second build in the same checkout and names the first', () => {
    const release = lockBuild(lock);
    expect(() => lockBuild(lock)).toThrow(`Another build runs in this checkout (process ${process.pid})`);
    expect(existsSync(lock), 'the lock of the first build stays').toBe(true);
    release();
    lockBuild(lock)();
  });
});
