/**
 * Writes a plan through the public API into the Production environment of
 * an organisation of its own.
 */
import type {Context} from '../../../conformance/types';
import type {Condition, Group} from '../../../plugins/playground/model/segmentRule';
import type {DemoProject} from '../../platform/seedProject';
import {isOverridden, type Plan} from './plan';

const AT_ONCE = 4;

export async function seedPlan({freshOrganisation, send, sql}: Context, {segments, flags, people}: Plan): Promise<DemoProject> {
  const {project} = await freshOrganisation();
  await sql(`update projects_project set max_segments_allowed = 1000, max_segment_overrides_allowed = 1000 where id = ${project.id}`);
  const post = async (path: string, body: object): Promise<{id: number}> => {
    const {status, text, json} = await send({as: 'member', path, body});
    if (status >= 300) throw new Error(`POST ${path} answered ${status}: ${text.slice(0, 300)}`);
    return json as {id: number};
  };
  const {production} = project;
  const segmentIds = await inOrder(segments, async ({type, conditions, groups}, index) => {
    const rules = [{type, conditions: conditions.map(toApi), rules: groups.map(toApiGroup)}];
    return (await post(`projects/${project.id}/segments/`, {name: `segment_${index}`, project: project.id, rules})).id;
  });
  const featureIds = await inOrder(flags, async ({name, value, enabled, variants}) => {
    const options = variants.map((variant) => ({
      type: 'unicode',
      string_value: variant.value,
      default_percentage_allocation: variant.weight,
    }));
    const kind = options.length > 0 ? {type: 'MULTIVARIATE', multivariate_options: options} : {};
    return (await post(`projects/${project.id}/features/`, {name, initial_value: value, default_enabled: enabled, ...kind})).id;
  });
  await inOrder(flags, async ({segments: own, enabled}, index) => {
    for (const [priority, segment] of own.entries())
      await post(`environments/${production.key}/features/${featureIds[index]}/create-segment-override/`, {
        feature_segment: {segment: segmentIds[segment], priority},
        enabled: !enabled,
        feature_state_value: {type: 'unicode', string_value: `segment_${segment}`},
      });
  });
  await inOrder(people.filter(isOverridden), async ({identifier}, index) => {
    const {id} = await post(`environments/${production.key}/identities/`, {identifier, environment: production.id});
    const feature = featureIds[featureIds.length - 1 - index];
    await post(`environments/${production.key}/identities/${id}/featurestates/`, {
      feature,
      enabled: true,
      feature_state_value: `for ${identifier}`,
    });
  });
  return project;
}

function toApi({property, operator, value}: Condition): object {
  const [name = '', suffix] = operator.split(':');
  return {property, operator: name, value: suffix ? `${value}:${suffix}` : value};
}

function toApiGroup({type, conditions}: Group): object {
  return {type, conditions: conditions.map(toApi), rules: []};
}

/** A few requests at the same time; results in the order of the items. */
export async function inOrder<Item, Result>(items: Item[], work: (item: Item, index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return results;
}
