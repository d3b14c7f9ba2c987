import {render} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';

import type {AidProps} from '../client/Aid';
import type {Evaluate} from '../client/engine/evaluator';
import {EvaluateContext} from '../client/engine/useEvaluation';
import {createRunner, type Request} from '../model/jobs';
import {loadEngine} from '../node/loadEngine';

const run = createRunner(loadEngine());
/** The engine in the same thread. */
const direct: Evaluate = (name, input) => {
  const response = run({id: 1, name, input} as Request);
  return 'error' in response ? Promise.reject(new Error(response.error)) : Promise.resolve(response.output as never);
};

export function show(Aid: ComponentType<AidProps>, start?: string, evaluate: Evaluate = direct): void {
  const inside: ReactNode = <Aid start={start} />;
  render(<EvaluateContext.Provider value={evaluate}>{inside}</EvaluateContext.Provider>);
}
