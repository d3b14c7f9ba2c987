/** What `npm test` shows while it runs: a live line in a terminal, plain lines elsewhere. */
import type {Progress, Result, Step} from './types';

type Screen = {write: (text: string) => void; isTTY: boolean; columns?: number};
type Running = {since: number; progress?: Progress};

/** Printed by the reporters in this folder: `[progress] 12/340 tests`. */
const PROGRESS = /^\[progress\] (\d+)\/(\d+) (\w+)$/;
const PLAIN_INTERVAL_S = 30;

export function formatProgress({done, total, unit}: Progress): string {
  return `[progress] ${done}/${total} ${unit}`;
}

export function parseProgress(line: string): Progress | undefined {
  const [, done, total, unit] = PROGRESS.exec(line.trim()) ?? [];
  return unit === undefined ? undefined : {done: Number(done), total: Number(total), unit};
}

export function createProgress(steps: readonly Step[], screen: Screen, now: () => number = Date.now) {
  const begun = now();
  const running = new Map<string, Running>();
  const waiting = new Set(steps.map(({name}) => name));
  let lastPlain = begun;

  const clear = (): string => (screen.isTTY ? '\r\u001B[2K' : '');
  const status = (): string => {
    const parts = [...running].map(([name, {since, progress}]) => {
      const far = progress ? `${progress.done}/${progress.total} ${progress.unit}` : seconds(now() - since);
      return `${name} ${far}`;
    });
    const rest = waiting.size > 0 ? `${waiting.size} to come: ${[...waiting].join(', ')}` : 'nothing more to come';
    return `${clock(now() - begun)}  ${parts.join(' | ')} | ${rest}`;
  };
  const print = (line: string): void => {
    screen.write(`${clear()}${line}\n`);
    draw();
  };
  const draw = (): void => {
    if (screen.isTTY && running.size > 0) screen.write(`${clear()}${status().slice(0, (screen.columns ?? 80) - 1)}`);
  };

  return {
    started({name}: Step): void {
      waiting.delete(name);
      running.set(name, {since: now()});
      print(`${clock(now() - begun)}  ${name} …`);
    },
    advanced({name}: Step, progress: Progress): void {
      const state = running.get(name);
      if (state) running.set(name, {...state, progress});
      draw();
    },
    ended(result: Result): void {
      running.delete(result.name);
      waiting.delete(result.name);
      print(`${clock(now() - begun)}  ${describeResult(result)}`);
    },
    print,
    /** Called every second: the live line again, or now and then a plain one. */
    tick(): void {
      draw();
      if (screen.isTTY || running.size === 0 || now() - lastPlain < PLAIN_INTERVAL_S * 1000) return;
      lastPlain = now();
      screen.write(`${status()}\n`);
    },
    clear: (): void => screen.write(clear()),
  };
}

export function describeResult({name, passed, failed, skipped, seconds: taken, skippedFor}: Result): string {
  if (skippedFor) return `NOT RUN ${name}: ${skippedFor} did not pass`;
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return `${failed === 0 ? 'ok     ' : 'FAILED '} ${name}: ${counts.join(', ')} in ${taken} s`;
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}

function clock(ms: number): string {
  const total = Math.round(ms / 1000);
  return `${String(Math.floor(total / 60)).padStart(2)}:${String(total % 60).padStart(2, '0')}`;
}
