/**
 * A project whose environment answers as the mock of the samples does:
 * samples/README.md, "What the mock answers".
 */
import type {Context} from '../../../conformance/types';
import type {DemoProject} from '../../platform/seedProject';

const FLAGS = ['new_checkout', 'banner_text', 'page_size'];

export async function seedLikeTheMock({freshOrganisation, send, sql}: Context): Promise<DemoProject> {
  const {id: organisation, project} = await freshOrganisation();
  const {production, features, segments, identities} = project;
  const post = async (path: string, body: object, key?: string): Promise<void> => {
    const {status, text} = await send({path, body, ...(key ? {headers: {'X-Environment-Key': key}} : {as: 'member'})});
    if (status >= 300) throw new Error(`POST ${path} answered ${status}: ${text.slice(0, 300)}`);
  };
  const change = async (method: string, path: string, body?: object): Promise<void> => {
    const {status, text} = await send({as: 'member', method, path, ...(body && {body})});
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
  };
  const remove = (path: string): Promise<void> => change('DELETE', path);
  const environment = `environments/${production.key}`;
  await post(`${environment}/features/${features['page_size']}/create-segment-override/`, {
    feature_segment: {segment: segments['pro_plan'], priority: 0},
    enabled: true,
    feature_state_value: {type: 'int', integer_value: 50},
  });
  await post(`${environment}/identities/${identities['beta-tester-1']}/featurestates/`, {
    feature: features['new_checkout'],
    enabled: true,
    feature_state_value: 'v2',
  });
  await post('identities/', {identifier: '4f6b9c1e-user', traits: [{trait_key: 'plan', trait_value: 'pro'}]}, production.key);
  const others = Object.keys(features).filter((name) => !FLAGS.includes(name));
  for (const name of others) await remove(`projects/${project.id}/features/${features[name]}/`);
  for (const name of ['customer-42', 'customer-43']) await remove(`${environment}/identities/${identities[name]}/`);
  // The mock keeps no traits from one request to the next. The environment is saved so that no
  // cache holds the old setting.
  await sql(`update organisations_organisation set persist_trait_data = false where id = ${organisation}`);
  await change('PATCH', `${environment}/`, {name: production.name, project: project.id});
  return project;
}
