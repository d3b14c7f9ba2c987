/**
 * Runs a rule condition by condition with the engine's own test, and says which condition decided.
 */
import type {Engine, EngineContext, TraitValue} from '../types';
import {differsRemotely} from './differences';
import {segmentContext, toEngineCondition, type Condition, type Group, type RuleType, type SegmentState} from './segmentRule';

type TracedCondition = {condition: Condition; matches: boolean; decided: boolean; actual: string; elsewhere?: string};
export type TracedGroup = {type: RuleType; matches: boolean; decided: boolean; conditions: TracedCondition[]};
export type SegmentTrace = TracedGroup & {groups: TracedGroup[]};
export type SegmentAnswer = {matches: boolean; trace: SegmentTrace};

export function traceSegment(engine: Engine, state: SegmentState): SegmentAnswer {
  const context = segmentContext(state);
  const matches = engine.getEvaluationResult(context).segments.length > 0;
  const traceGroup = ({type, conditions}: Group): TracedGroup => {
    const traced = conditions.map((condition) => traceCondition(engine, condition, state.segment, context));
    return {type, matches: combine(type, traced), decided: false, conditions: traced};
  };
  const {rule} = state;
  const own = traceGroup(rule);
  const groups = rule.groups.map(traceGroup);
  const trace: SegmentTrace = {...own, groups, matches: own.matches && combine(rule.type, groups)};
  markDecisive(trace);
  return {matches, trace};
}

/** As in the engine: an empty list satisfies every type. */
function combine(type: RuleType, parts: {matches: boolean}[]): boolean {
  if (parts.length === 0) return true;
  if (type === 'ALL') return parts.every(({matches}) => matches);
  return type === 'ANY' ? parts.some(({matches}) => matches) : parts.every(({matches}) => !matches);
}

/**
 * The parts on which the outcome of a list rests: one is enough where one is enough, otherwise all.
 */
function decisive<T extends {matches: boolean}>(type: RuleType, parts: T[]): T[] {
  const outcome = combine(type, parts);
  const [first] = parts.filter(({matches}) => (type === 'ALL' ? !matches : matches));
  const oneIsEnough = type === 'ANY' ? outcome : !outcome;
  return oneIsEnough && first ? [first] : parts;
}

function markDecisive(trace: SegmentTrace): void {
  trace.decided = true;
  const ownFailed = !combine(trace.type, trace.conditions);
  const groupsFailed = !combine(trace.type, trace.groups);
  if (trace.matches || ownFailed) for (const part of decisive(trace.type, trace.conditions)) part.decided = true;
  if (!trace.matches && (ownFailed || !groupsFailed)) return;
  for (const group of decisive(trace.type, trace.groups)) {
    group.decided = true;
    for (const part of decisive(group.type, group.conditions)) part.decided = true;
  }
}

function traceCondition(engine: Engine, condition: Condition, segment: string, context: EngineContext): TracedCondition {
  const matches = engine.traitsMatchSegmentCondition(toEngineCondition(condition), segment, context);
  const value = valueOf(condition.property, context);
  const elsewhere = differsRemotely(condition, value, matches);
  return {condition, matches, decided: false, actual: describe(engine, condition, value, segment), ...(elsewhere ? {elsewhere} : {})};
}

function valueOf(property: string, {identity, environment}: EngineContext): TraitValue | undefined {
  if (property === '$.identity.identifier') return identity?.identifier;
  if (property === '$.identity.key' || property === '') return identity?.key;
  if (property === '$.environment.name') return environment.name;
  return identity?.traits?.[property.replace('$.identity.traits.', '')];
}

function describe(engine: Engine, {property, operator}: Condition, value: TraitValue | undefined, segment: string): string {
  const name = property === '' ? 'the identity key' : property;
  if (value === undefined) return `${name} is not set`;
  if (operator === 'PERCENTAGE_SPLIT')
    return `“${segment},${String(value)}” hashes to ${engine.getHashedPercentageForObjIds([segment, String(value)]).toFixed(4)}`;
  return `${name} is ${typeof value === 'string' ? `“${value}”` : `${String(value)} (${typeof value})`}`;
}
