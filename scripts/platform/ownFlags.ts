/**
 * A project for the dashboard itself, which reads flags of its own to decide what to show. Another
 * user owns it, so that it stays out of the demo's menus.
 */
import {mustCall} from './client';

const OWNER = {email: 'dashboard@example.com', password: 'A-demo-password-2', first_name: 'Dana', last_name: 'Dashboard'};

/** Parts of the dashboard that pages describe and that are hidden without a flag of this name. */
export const SHOWN = [
  'experimental_flags',
  'experimentation_warehouse_connection',
  'feature_health',
  'feature_lifecycle',
  'feature_versioning',
  'organisation_integrations',
  'platform_hub',
  'release_pipelines',
  'saml',
  'segment_change_requests',
  'trust_relationships',
  'use_identity_overrides_in_local_eval',
];

/** Returns the client-side key for `FLAGSMITH_ON_FLAGSMITH_API_KEY`. */
export async function seedOwnFlags(api: string): Promise<string> {
  const {key: token} = await mustCall<{key: string}>(api, {
    path: 'auth/users/',
    body: {...OWNER, re_password: OWNER.password, sign_up_type: 'NO_INVITE', marketing_consent_given: false},
  });
  const post = <T>(path: string, body: object): Promise<T> => mustCall<T>(api, {path, body, headers: {Authorization: `Token ${token}`}});
  const organisation = await post<{id: number}>('organisations/', {name: 'Dashboard'});
  const project = await post<{id: number}>('projects/', {name: 'Dashboard', organisation: organisation.id});
  const environment = await post<{api_key: string}>('environments/', {name: 'Production', project: project.id});
  for (const name of SHOWN) await post(`projects/${project.id}/features/`, {name, default_enabled: true});
  return environment.api_key;
}
