/** The work that is done off the page's thread: a job goes to the worker, its result comes back. */
import type {Engine, EngineContext, EngineResult} from '../types';
import {hashedIds, identifiers, placesOf, type Plan} from './rollout';
import type {SegmentState} from './segmentRule';
import {traceSegment, type SegmentAnswer} from './traceSegment';

type RolloutAnswer = {places: [number[], number[]]; probe: [Probe, Probe]};
type Probe = {hashed: string; number: number; place: number};

export type Jobs = {
  rollout: {input: {plans: [Plan, Plan]; probe: string}; output: RolloutAnswer};
  segment: {input: SegmentState; output: SegmentAnswer};
  evaluate: {input: EngineContext[]; output: EngineResult[]};
};

export type JobName = keyof Jobs;
export type Request = {[Name in JobName]: {id: number; name: Name; input: Jobs[Name]['input']}}[JobName];
/** What a worker says first: it is loaded and takes jobs. */
export const READY = 'ready';
export type Response = {id: number; output: unknown} | {id: number; error: string};

export function createRunner(engine: Engine): (request: Request) => Response {
  const names = identifiers();
  const known = new Map<string, number[]>();
  /** While a slider moves, one of the two plans stays the same: its thousand answers are kept. */
  const places = (plan: Plan): number[] => {
    const key = JSON.stringify(plan);
    const found = known.get(key) ?? placesOf(engine, plan, names);
    known.delete(key);
    known.set(key, found);
    for (const oldest of known.keys()) if (known.size > 8) known.delete(oldest);
    return found;
  };
  const probe = (plan: Plan, identifier: string): Probe => {
    const ids = hashedIds(plan, identifier);
    return {hashed: ids.join(','), number: engine.getHashedPercentageForObjIds(ids), place: placesOf(engine, plan, [identifier])[0] ?? 0};
  };
  const run = (request: Request): unknown => {
    if (request.name === 'segment') return traceSegment(engine, request.input);
    if (request.name === 'evaluate') return request.input.map(engine.getEvaluationResult);
    const {plans, probe: identifier} = request.input;
    return {
      places: [places(plans[0]), places(plans[1])],
      probe: [probe(plans[0], identifier), probe(plans[1], identifier)],
    } satisfies RolloutAnswer;
  };
  return (request) => {
    try {
      return {id: request.id, output: run(request)};
    } catch (error) {
      return {id: request.id, error: (error as Error).message};
    }
  };
}
