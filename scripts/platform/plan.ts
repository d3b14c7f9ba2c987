/**
 * The steps that are kept between runs. Each leaves a mark when it is done, so an interrupted run
 * goes on where it stopped.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export const STEPS = ['copy', 'packages', 'database', 'dashboard-packages', 'dashboard-bundle'] as const;
export type Step = (typeof STEPS)[number];
/** Content of the mark of each step that was done. */
export type Marks = Partial<Record<Step, string>>;

/** A step is due when it, or one it builds on, was not done for this commit. */
export function dueSteps(marks: Marks, commit: string, {dashboard}: {dashboard: boolean}): Step[] {
  const isDone = (step: Step): boolean => marks[step] === commit;
  const due: Step[] = [];
  for (const step of STEPS) {
    if (step.startsWith('dashboard') && !dashboard) continue;
    if (!isDone(step) || due.some((earlier) => buildsOn(step, earlier))) due.push(step);
  }
  return due;
}

function buildsOn(step: Step, earlier: Step): boolean {
  return (
    earlier === 'copy' ||
    (step === 'dashboard-bundle' && earlier === 'dashboard-packages') ||
    (step === 'database' && earlier === 'packages')
  );
}

export function readMarks(folder: string): Marks {
  return Object.fromEntries(
    STEPS.filter((step) => existsSync(path.join(folder, step))).map((step) => [step, readFileSync(path.join(folder, step), 'utf8').trim()]),
  );
}

export function writeMark(folder: string, step: Step, commit: string): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, step), `${commit}\n`);
}
