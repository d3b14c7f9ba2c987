/** One test that did not pass, as the end of `npm test` shows it. */
export type Failure = {
  title: string;
  /** `file:line`, where the runner tells. */
  place?: string;
  /** All of it; the report shows the first lines. */
  message: string;
  /** Runs this test alone. */
  command: string;
};

export type Outcome = {passed: number; failed: number; skipped: number; failures: Failure[]};

export type Step = {
  name: string;
  /** A program of node_modules/.bin and its arguments. */
  command: string[];
  env?: Record<string, string>;
  /** Results in a file, for steps that run many tests; a step without one counts as one test. */
  report?: {file: string; read: (text: string) => Outcome};
  /** Steps that must have passed: without them this one is not run. */
  needs?: Step[];
  /** Steps that must have ended, whether they passed or not. */
  after?: Step[];
};

export type Result = Outcome & {name: string; seconds: number; skippedFor?: string};

export type Progress = {done: number; total: number; unit: string};
