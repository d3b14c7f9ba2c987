import {segmentDefaults} from '../model/segmentRule';
import {evaluate} from './engine/evaluator';

/** Whether a user with this plan is in a segment with one condition. */
export async function judgeRule(operator: string, value: string, plan: string): Promise<boolean> {
  const {matches} = await evaluate('segment', {
    ...segmentDefaults,
    rule: {type: 'ALL', conditions: [{property: 'plan', operator, value}], groups: []},
    traits: [{key: 'plan', type: 'string', value: plan}],
  });
  return matches;
}
