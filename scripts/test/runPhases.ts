import {runStep} from './runStep';
import type {Step} from './steps';
import type {Result} from './summarize';

/** A small machine has two cores. */
const WIDTH = 2;

/** Runs the phases one after the other, and leaves out what needs a step that has failed. */
export async function runPhases(phases: Step[][], run: (step: Step) => Promise<Result> = runStep): Promise<Result[]> {
  const results: Result[] = [];
  for (const steps of phases) {
    const hasFailed = (name: string) => results.some((result) => result.name === name && result.failures.length > 0);
    const ready = steps.filter(({needs}) => !needs || !hasFailed(needs));
    results.push(...(await runTogether(ready, run)));
    for (const {name, needs} of steps) if (needs && hasFailed(needs)) console.log(`${name} was not run, because ${needs} failed.`);
  }
  return results;
}

async function runTogether(steps: Step[], run: (step: Step) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = steps.values();
  const work = async (): Promise<void> => {
    for (const step of waiting) results.push(await run(step));
  };
  await Promise.all(Array.from({length: WIDTH}, work));
  return results;
}
