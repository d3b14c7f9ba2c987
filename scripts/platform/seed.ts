/**
 * The demo organisation, made through the public API. Only the superuser's rights need SQL: the
 * API never returns them.
 */
import {call, mustCall} from './client';
import {seedProject, type DemoProject} from './seedProject';
import type {Demo} from './types';

const ADMIN = {email: 'admin@example.com', password: 'A-demo-password-1', first_name: 'Ada', last_name: 'Admin'};

type Target = {api: string; sql: (statement: string) => Promise<string>};

export async function seed({api, sql}: Target): Promise<Demo> {
  const {key: token} = await mustCall<{key: string}>(api, {
    path: 'auth/users/',
    body: {...ADMIN, re_password: ADMIN.password, sign_up_type: 'NO_INVITE', marketing_consent_given: false},
  });
  await sql(`update users_ffadminuser set is_superuser = true, is_staff = true where email = '${ADMIN.email}'`);
  const own = await seedOrganisation(api, token, 'Example organisation', 'Shop');
  const {production, features} = own.project;
  await addHistory(api, token, production.key, features['maintenance'] ?? 0);
  return {...ADMIN, token, organisation: own.id, organisationKey: own.key, shop: own.project};
}

export type DemoOrganisation = {id: number; key: string; project: DemoProject};

/** The free plan, which a new organisation has, allows one project each. */
export async function seedOrganisation(api: string, token: string, name: string, project: string): Promise<DemoOrganisation> {
  const headers = {Authorization: `Token ${token}`};
  const {id} = await mustCall<{id: number}>(api, {path: 'organisations/', headers, body: {name}});
  const {key} = await mustCall<{key: string}>(api, {
    path: `organisations/${id}/master-api-keys/`,
    headers,
    body: {name: 'Deployment script', is_admin: true},
  });
  return {id, key, project: await seedProject(api, token, id, project)};
}

/** A few changes, so that the audit log and the history have something to show. */
async function addHistory(api: string, token: string, environment: string, feature: number): Promise<void> {
  const headers = {Authorization: `Token ${token}`};
  const {results} = await mustCall<{results: {id: number}[]}>(api, {
    path: `environments/${environment}/featurestates/?feature=${feature}`,
    headers,
  });
  for (const enabled of [true, false]) {
    const {status, text} = await call(api, {
      method: 'PATCH',
      path: `environments/${environment}/featurestates/${results[0]?.id}/`,
      headers,
      body: {enabled},
    });
    if (status !== 200) throw new Error(`Changing the flag "maintenance" returned ${status}: ${text}`);
  }
}
