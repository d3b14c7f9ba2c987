import type {Result, Step} from './types';

type Options = {
  /** Steps at the same time. */
  width: number;
  run: (step: Step) => Promise<Result>;
  /** Called for a step that is not run because one that it needs did not pass. */
  leaveOut: (step: Step, needed: Step) => Result;
};

/**
 * Runs all steps in the given order, each as soon as a place is free and
 * those it waits for have ended.
 */
export async function schedule(steps: readonly Step[], {width, run, leaveOut}: Options): Promise<Result[]> {
  const ended = new Map<Step, Result>();
  const running = new Map<Step, Promise<void>>();
  const waiting = [...steps];
  const isReady = ({needs = [], after = []}: Step): boolean => [...needs, ...after].every((step) => ended.has(step));
  const hasPassed = (step: Step): boolean => {
    const result = ended.get(step);
    return result !== undefined && result.failed === 0 && result.skippedFor === undefined;
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (running.size >= width || next < 0) {
      if (running.size === 0) throw new Error(`These steps wait for each other: ${waiting.map(({name}) => name).join(', ')}.`);
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1) as [Step];
    const missing = step.needs?.find((needed) => !hasPassed(needed));
    if (missing) {
      ended.set(step, leaveOut(step, missing));
      continue;
    }
    running.set(
      step,
      run(step).then((result) => {
        running.delete(step);
        ended.set(step, result);
      }),
    );
  }
  return [...ended.values()];
}
