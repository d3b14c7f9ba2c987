import {existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {readEnv} from '../../../config/env';
import {dropStaleCache} from '../buildCache';

const KEPT = 'node_modules/.cache/config/docusaurus.config.cjs';

describe('caches between builds', () => {
  let folder: string;
  let said: string[];

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'docs-cache-')));
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, {recursive: true, force: true});
  });

  const drop = (variables: Record<string, string> = {}) => dropStaleCache(readEnv(variables), folder);
  const at = (file: string) => path.join(folder, file);
  function fill(): void {
    drop();
    mkdirSync(path.dirname(at(KEPT)), {recursive: true});
    writeFileSync(at(KEPT), 'module.exports = {};');
  }

  it('stay while nothing changed', () => {
    fill();
    drop();
    expect([existsSync(at(KEPT)), said]).toEqual([true, []]);
  });

  it('go when the checkout was copied or moved, and one line says so', () => {
    fill();
    const moved = `${folder}-moved`;
    renameSync(folder, moved);
    folder = moved;
    drop();
    expect([existsSync(at(KEPT)), said]).toEqual([false, [expect.stringMatching(/caches of earlier builds are deleted/)]]);
  });

  it.each([
    ['SITE_URL', 'https://docs.example.com'],
    ['BASE_URL', '/docs/'],
  ])('go when %s changed, because compiled pages contain it', (name, value) => {
    fill();
    drop({[name]: value});
    expect([existsSync(at(KEPT)), said.length]).toEqual([false, 1]);
  });
});
