/**
 * The word list of guide/writing.md: pages and tables use the words of its second column.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import type {Fault} from '../../scripts/lib/pages/sentences';
import {rules, wrongWords} from '../../scripts/lib/pages/words';

const said = ({line, message}: Fault) => `${line}: ${message}`;

describe('the word list', () => {
  it('is read', () => {
    expect(rules.length).toBeGreaterThan(10);
    const source = 'About 5 % of e-mails.\n\n## Problems\n\nIt answers `404`.\n\n```\n5 %\n```\n\n[x](/micro-service) `5 %`';
    expect(
      wrongWords(source)
        .map(said)
        .map((fault) => fault.slice(0, 14)),
    ).toEqual(['1: "5 %", writ', '1: "e-mail", w', '3: "## Problem', '5: "answers 40']);
  });

  it('is kept by tables', () => {
    const files = ['data/tables', 'data/known-problems'].flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
    expect(files.flatMap((file) => wrongWords(readFileSync(file, 'utf8')).map((fault) => `${file}:${said(fault)}`))).toEqual([]);
  });
});
