/** Request bodies that pages print as JSON: the platform accepts them as they are. */
import {fenceOf} from '../../scripts/conformance/printedFence';
import {readSample} from '../../plugins/conformance/node/findStatement';
import {checksFor, type Check, type Context} from '../types';

/** A segment of this name is made from the file. */
function createsSegment(file: string): Check {
  const sample = `json/segments/${file}.json`;
  const body = JSON.parse(readSample(sample)) as {name: string};
  return {
    id: file,
    sample,
    request: {as: 'member', path: 'projects/{project}/segments/', body},
    expect: {status: 201, json: {name: body.name, rules: (rules: unknown[]) => rules.length === 1}},
  };
}

type Weight = {id: number; multivariate_feature_option: number; percentage_allocation: number};
type State = {id: number; feature_state_value: unknown; multivariate_feature_state_values: Weight[]};

const WEIGHTS = fenceOf('clients/rest/recipes', 'check:responses/requests/weights', 'body').code;

/** The body of the page, with the ids of the state as the page says. */
async function setWeights({send, expect, project}: Context): Promise<void> {
  const states = `environments/${project.production.key}/featurestates/`;
  const {results} = (await send({as: 'member', path: `${states}?feature_name=page_size`})).json as {results: State[]};
  const [state] = results;
  const [own] = state?.multivariate_feature_state_values ?? [];
  const body = JSON.parse(WEIGHTS) as {enabled: boolean; multivariate_feature_state_values: [Weight]};
  const [weight] = body.multivariate_feature_state_values;
  const weights = [{...weight, id: own?.id, multivariate_feature_option: own?.multivariate_feature_option}];
  const reply = await send({
    as: 'member',
    method: 'PUT',
    path: `${states}${state?.id}/`,
    body: {...body, multivariate_feature_state_values: weights},
  });
  expect(reply, {status: 200, json: {multivariate_feature_state_values: [{percentage_allocation: weight.percentage_allocation}]}});
}

export default [
  checksFor(
    'basic-features/segments',
    ['germany-version', 'internal-users', 'app-version', 'tenant-rollout', 'production-beta', 'per-environment'].map(createsSegment),
  ),
  checksFor('guides-and-examples/mobile-app-versioning', [createsSegment('broken-release')]),
  checksFor('clients/rest/recipes', [{id: 'weights', says: WEIGHTS, run: setWeights}]),
];
