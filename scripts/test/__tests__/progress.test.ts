import {describe, expect, it} from 'vitest';

import {createProgress, formatProgress, parseProgress} from '../progress';
import type {Step} from '../types';

const steps: Step[] = ['build', 'content', 'lint'].map((name) => ({name, command: [name]}));
const [build, content] = steps as [Step, Step];

function open(isTTY: boolean, columns = 200) {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress(steps, {write: (text) => void written.push(text), isTTY, columns}, () => time);
  return {progress, written, pass: (seconds: number) => (time += seconds * 1000)};
}

describe('parseProgress', () => {
  it('reads what formatProgress writes, and nothing else', () => {
    const at = {done: 3, total: 12, unit: 'files'};
    expect(parseProgress(formatProgress(at))).toEqual(at);
    expect(parseProgress('see [progress] 1/2 files')).toBeUndefined();
  });
});

describe('createProgress', () => {
  it('writes plain lines where there is no terminal: begin, end, and now and then how far it is', () => {
    const {progress, written, pass} = open(false);
    progress.started(build);
    progress.started(content);
    progress.advanced(content, {done: 14, total: 22, unit: 'files'});
    pass(10);
    progress.tick();
    pass(21);
    progress.tick();
    progress.tick();
    progress.ended({name: 'build', passed: 1, failed: 0, skipped: 0, failures: [], seconds: 31});
    expect(written).toEqual([
      ' 0:00  build …\n',
      ' 0:00  content …\n',
      ' 0:31  build 31 s | content 14/22 files | 1 to come: lint\n',
      ' 0:31  ok      build: 1 passed in 31 s\n',
    ]);
  });

  it('draws one live line in a terminal, no wider than it', () => {
    const {progress, written} = open(true, 30);
    progress.started(build);
    const last = written.at(-1) ?? '';
    expect(last.startsWith('\r\u001B[2K')).toBe(true);
    expect(last).not.toContain('\n');
    expect(last.replace('\r\u001B[2K', '')).toBe(' 0:00  build 0 s | 2 to come:');
  });

  it('names what was not run and why', () => {
    const {progress, written} = open(false);
    progress.ended({name: 'content', passed: 0, failed: 0, skipped: 0, failures: [], seconds: 0, skippedFor: 'build'});
    expect(written).toEqual([' 0:00  NOT RUN content: build did not pass\n']);
  });
});
