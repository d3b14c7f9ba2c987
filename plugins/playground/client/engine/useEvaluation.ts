import {createContext, useContext, useEffect, useRef, useState} from 'react';

import type {JobName, Jobs} from '../../model/jobs';
import {evaluate, TooSlowError, type Evaluate} from './evaluator';

/** Tests put the engine itself here. */
export const EvaluateContext = createContext<Evaluate>(evaluate);

export type Evaluation<Output> = {output: Output | undefined; problem: string | undefined};

/**
 * The answer for the newest input. While a job runs, newer inputs wait and only the last of them is
 * run: a slider never queues up work.
 */
export function useEvaluation<Name extends JobName>(name: Name, input: Jobs[Name]['input']): Evaluation<Jobs[Name]['output']> {
  const run = useContext(EvaluateContext);
  const [state, setState] = useState<Evaluation<Jobs[Name]['output']>>({output: undefined, problem: undefined});
  const queue = useRef<{busy: boolean; next: Jobs[Name]['input'] | undefined; gone: boolean}>({busy: false, next: undefined, gone: false});
  const asked = JSON.stringify(input);

  useEffect(() => {
    const {current} = queue;
    current.gone = false;
    const work = async (job: Jobs[Name]['input']): Promise<void> => {
      current.busy = true;
      const answer = await run(name, job).then(
        (output) => ({output, problem: undefined}),
        (error: Error) => ({
          output: undefined,
          problem:
            error instanceof TooSlowError
              ? 'This takes too long to evaluate and was stopped. A pattern with nested repeats is the usual cause.'
              : error.message,
        }),
      );
      current.busy = false;
      if (current.gone) return;
      const {next} = current;
      current.next = undefined;
      if (next !== undefined) return work(next);
      setState(answer);
    };
    if (current.busy) current.next = input;
    else void work(input);
  }, [asked, name, run]); // eslint-disable-line react-hooks/exhaustive-deps -- `asked` is the input by value

  useEffect(() => {
    const {current} = queue;
    return () => {
      current.gone = true;
    };
  }, []);

  return state;
}
