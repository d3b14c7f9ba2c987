/**
 * Variables whose effect one request shows. Most share one variant of the API, because a start
 * takes time.
 */
import {variable} from '../tables';
import {checksFor, type Expected, type Request} from '../types';

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
  DISABLE_INVITE_LINKS: 'True',
  DISABLE_ANALYTICS_FEATURES: 'True',
  ENABLE_FLAGSMITH_REALTIME: 'True',
  FLAGSMITH_ANALYTICS: 'True',
  FLAGSMITH_ON_FLAGSMITH_API_KEY: 'own-flags',
  FLAGSMITH_ON_FLAGSMITH_API_URL: 'https://flags.example.com/api/v1/',
  API_URL: 'https://flags.example.com/api/v1/',
  ASSET_URL: 'https://assets.example.com/',
  MAINTENANCE_MODE: 'True',
  SENTRY_API_KEY: 'sentry-key',
  COOKIE_AUTH_ENABLED: 'True',
  COOKIE_SAME_SITE: 'lax',
  USE_SECURE_COOKIES: 'False',
  SEGMENT_CONDITION_VALUE_LIMIT: '5',
  DEFAULT_ORG_STORE_TRAITS_VALUE: 'False',
  CORS_ORIGIN_ALLOW_ALL: 'False',
  CORS_ALLOWED_ORIGINS: 'https://shop.example.com',
  FLAGSMITH_CORS_EXTRA_ALLOW_HEADERS: 'x-own-header',
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
  return {
    id: `${name.toLowerCase().replaceAll('_', '-')}${suffix}`,
    ...variable(name, suffix ? 'default' : 'effect').statement,
    request,
    expect,
    ...(Object.keys(env).length > 0 && {env}),
  };
}

function refuses(name: string, value: string, text: string) {
  return {
    id: `${name.toLowerCase().replaceAll('_', '-')}-refused`,
    ...variable(name, 'effect').statement,
    startUp: {[name]: value},
    expect: {text},
  };
}

/** Names that the dashboard finds in `/config/project-overrides`. */
const OVERRIDES: [name: string, text: string][] = [
  ['DISABLE_INVITE_LINKS', '"hideInviteLinks": true'],
  ['DISABLE_ANALYTICS_FEATURES', '"disableAnalytics": true'],
  ['ENABLE_FLAGSMITH_REALTIME', '"flagsmithRealtime": true'],
  ['FLAGSMITH_ANALYTICS', '"flagsmithAnalytics": true'],
  ['FLAGSMITH_ON_FLAGSMITH_API_KEY', '"flagsmith": "own-flags"'],
  ['FLAGSMITH_ON_FLAGSMITH_API_URL', '"flagsmithClientAPI": "https://flags.example.com/api/v1/"'],
  ['API_URL', '"api": "https://flags.example.com/api/v1/"'],
  ['ASSET_URL', '"assetURL": "https://assets.example.com/"'],
  ['MAINTENANCE_MODE', '"maintenance": true'],
  ['SENTRY_API_KEY', '"sentry": "sentry-key"'],
];
const preflight: Request = {
  method: 'OPTIONS',
  path: 'flags/',
  headers: {Origin: 'https://shop.example.com', 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-own-header'},
};
const login: Request = {path: 'auth/login/', body: {email: '{email}', password: '{password}'}};

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
  ...OVERRIDES.map(([name, text]) => effect(name, {path: '/config/project-overrides'}, {status: 200, text})),
  effect('COOKIE_AUTH_ENABLED', login, {status: 204, headers: {'Set-Cookie': /^jwt=/}}),
  effect('COOKIE_SAME_SITE', login, {headers: {'Set-Cookie': /SameSite=lax/i}}),
  effect('USE_SECURE_COOKIES', login, {headers: {'Set-Cookie': /^(?!.*Secure)/}}),
  effect('CORS_ALLOWED_ORIGINS', preflight, {headers: {'Access-Control-Allow-Origin': 'https://shop.example.com'}}),
  effect('FLAGSMITH_CORS_EXTRA_ALLOW_HEADERS', preflight, {headers: {'Access-Control-Allow-Headers': /x-own-header/}}),
  effect(
    'CORS_ORIGIN_ALLOW_ALL',
    {path: 'flags/', as: 'client', headers: {Origin: 'https://other.example.com'}},
    {headers: {'Access-Control-Allow-Origin': null}},
  ),
  effect(
    'SEGMENT_CONDITION_VALUE_LIMIT',
    {
      as: 'member',
      path: 'projects/{project}/segments/',
      body: {
        name: 'long',
        project: '{project}',
        rules: [{type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions: [{...condition, value: 'too long'}]}]}],
      },
    },
    {status: 400},
  ),
  effect(
    'DEFAULT_ORG_STORE_TRAITS_VALUE',
    {as: 'member', path: 'organisations/', body: {name: 'Without traits'}},
    {status: 201, json: {persist_trait_data: false}},
  ),
  effect('PROMETHEUS_ENABLED', {path: '/metrics/'}, {status: 404}),
  effect('ALLOW_ADMIN_INITIATION_VIA_URL', {path: 'users/init/'}, {status: 404}),
  effect(
    'RESTRICT_ORG_CREATE_TO_SUPERUSERS',
    {as: 'member', path: 'organisations/', body: {name: 'By a superuser'}},
    {status: 201},
    {RESTRICT_ORG_CREATE_TO_SUPERUSERS: 'True', ALLOW_REGISTRATION_WITHOUT_INVITE: 'False', LOGIN_THROTTLE_RATE: '1/hour'},
  ),
  effect(
    'ALLOW_REGISTRATION_WITHOUT_INVITE',
    {path: 'auth/users/', body: account},
    {status: 403},
    {RESTRICT_ORG_CREATE_TO_SUPERUSERS: 'True', ALLOW_REGISTRATION_WITHOUT_INVITE: 'False', LOGIN_THROTTLE_RATE: '1/hour'},
  ),
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
