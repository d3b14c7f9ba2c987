/** Variables whose effect one request shows. Most share one variant of the API, because a start takes time. */
import {readFileSync} from 'node:fs';

import {checksFor, type Expected, type Request} from '../types';

type Row = {name: string; component: string};

const FILE = 'data/tables/environment-variables.json';
const {rows} = JSON.parse(readFileSync(FILE, 'utf8')) as {rows: Row[]};

const SHARED = {
  PREVENT_SIGNUP: 'True',
  REQUIRE_AUTHENTICATION_FOR_API_DOCS: 'True',
  ENABLE_GZIP_COMPRESSION: 'True',
  ADD_NEVER_CACHE_HEADERS: 'False',
  DJANGO_SECURE_REFERRER_POLICY: 'no-referrer',
  DJANGO_SECURE_CROSS_ORIGIN_OPENER_POLICY: 'same-origin-allow-popups',
  ALLOWED_ADMIN_IP_ADDRESSES: '10.1.2.3',
  FEATURE_VALUE_LIMIT: '10',
  SEGMENT_RULES_CONDITIONS_LIMIT: '1',
  EMAIL_HOST_USER: 'mailer',
  PROMETHEUS_ENABLED: 'false',
  ALLOW_ADMIN_INITIATION_VIA_URL: 'False',
};
const condition = {property: 'plan', operator: 'EQUAL', value: 'pro'};
const account = {
  email: 'new@example.com',
  password: 'A-demo-password-2',
  first_name: 'New',
  last_name: 'Member',
  sign_up_type: 'NO_INVITE',
};

function effect(name: string, request: Request, expect: Expected, env: Record<string, string> = SHARED, suffix = '') {
  const row = rows.find((each) => each.name === name && each.component.includes('api'));
  return {
    id: `${name.toLowerCase().replaceAll('_', '-')}${suffix}`,
    in: FILE,
    says: JSON.stringify(row, null, 1),
    request,
    expect,
    ...(Object.keys(env).length > 0 && {env}),
  };
}

function refuses(name: string, value: string, text: string) {
  const row = rows.find((each) => each.name === name && each.component.includes('api'));
  return {
    id: `${name.toLowerCase().replaceAll('_', '-')}-refused`,
    in: FILE,
    says: JSON.stringify(row, null, 1),
    startUp: {[name]: value},
    expect: {text},
  };
}

export default checksFor('deployment/hosting/locally-api', [
  effect('PREVENT_SIGNUP', {path: 'auth/users/', body: account}, {status: 401}),
  effect('REQUIRE_AUTHENTICATION_FOR_API_DOCS', {path: 'docs/'}, {status: 401}),
  effect(
    'ENABLE_GZIP_COMPRESSION',
    {as: 'client', path: 'flags/', headers: {'Accept-Encoding': 'gzip'}},
    {headers: {'Content-Encoding': 'gzip'}},
  ),
  effect('ADD_NEVER_CACHE_HEADERS', {as: 'client', path: 'flags/'}, {status: 200, headers: {'Cache-Control': /^(?!.*no-store)/}}),
  effect('DJANGO_SECURE_REFERRER_POLICY', {path: '/version/'}, {headers: {'Referrer-Policy': 'no-referrer'}}),
  effect(
    'DJANGO_SECURE_CROSS_ORIGIN_OPENER_POLICY',
    {path: '/version/'},
    {headers: {'Cross-Origin-Opener-Policy': 'same-origin-allow-popups'}},
  ),
  effect('ALLOWED_ADMIN_IP_ADDRESSES', {path: '/admin/'}, {status: 403}),
  effect(
    'FEATURE_VALUE_LIMIT',
    {as: 'member', path: 'projects/{project}/features/', body: {name: 'too_long', initial_value: 'twelve chars'}},
    {status: 400},
  ),
  effect(
    'SEGMENT_RULES_CONDITIONS_LIMIT',
    {
      as: 'member',
      path: 'projects/{project}/segments/',
      body: {
        name: 'two',
        project: '{project}',
        rules: [{type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions: [condition, condition]}]}],
      },
    },
    {status: 400, text: 'exceeds the maximum condition count of 1'},
  ),
  effect('EMAIL_HOST_USER', {path: '/version/'}, {json: {has_email_provider: true}}),
  effect('PROMETHEUS_ENABLED', {path: '/metrics/'}, {status: 404}),
  effect('ALLOW_ADMIN_INITIATION_VIA_URL', {path: 'users/init/'}, {status: 404}),
  effect('DJANGO_ALLOWED_HOSTS', {path: '/version/'}, {status: 400}, {DJANGO_ALLOWED_HOSTS: 'flags.example.com'}),
  effect(
    'PREVENT_EMAIL_PASSWORD',
    {path: 'auth/login/', body: {email: '{email}', password: '{password}'}},
    {status: 403},
    {PREVENT_EMAIL_PASSWORD: 'True'},
  ),
  effect('ADD_NEVER_CACHE_HEADERS', {as: 'client', path: 'flags/'}, {headers: {'Cache-Control': /no-store/}}, {}, '-default'),
  refuses('FEATURE_VALUE_LIMIT', '3000000', 'FEATURE_VALUE_LIMIT must be between 0 and 2,000,000 (2MB).'),
  refuses('GITHUB_APP_URL', 'https://github.com/apps/example', 'Environment variable "GITHUB_APP_URL" invalid: Not a valid integer.'),
]);
