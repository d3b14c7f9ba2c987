/**
 * Variables whose effect is seen in the part that uses them (a connection, a cache, a throttle),
 * with all of them set to other values at once.
 */
import {variable} from '../tables';
import {checksFor, type Context} from '../types';

const DUMMY = 'django.core.cache.backends.dummy.DummyCache';
const cache = (name: string, field: string): string => `settings.CACHES["${name}"]["${field}"]`;
const rate = (name: string): string => `settings.REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"]["${name}"]`;

/**
 * Variable, value to set, where Python finds it, and what is found there when it is not the value
 * itself.
 */
const PARTS: [name: string, value: string, where: string, found?: string][] = [
  ['DJANGO_DB_CONN_MAX_AGE', '7', 'connection.settings_dict["CONN_MAX_AGE"]'],
  ['DJANGO_DB_CONN_HEALTH_CHECKS', 'True', 'connection.settings_dict["CONN_HEALTH_CHECKS"]'],
  [
    'REPLICA_DATABASE_URLS',
    'postgresql://db/one;postgresql://db/two',
    '",".join(connections[n].settings_dict["NAME"] for n in ("replica_1", "replica_2"))',
    'one,two',
  ],
  ['REPLICA_DATABASE_URLS_DELIMITER', ';', 'sum(name.startswith("replica_") for name in settings.DATABASES)', '2'],
  ['CROSS_REGION_REPLICA_DATABASE_URLS', 'postgresql://db/far', 'connections["cross_region_replica_1"].settings_dict["NAME"]', 'far'],
  ['REPLICA_READ_STRATEGY', 'SEQUENTIAL', 'settings.REPLICA_READ_STRATEGY.name'],
  ['ANALYTICS_DATABASE_URL', 'postgresql://db/usage', 'connections["analytics"].settings_dict["NAME"]', 'usage'],
  ['TASK_PROCESSOR_DATABASE_URL', 'postgresql://db/tasks', 'connections["task_processor"].settings_dict["NAME"]', 'tasks'],
  ['LOGIN_THROTTLE_RATE', '3/min', rate('login')],
  ['SIGNUP_THROTTLE_RATE', '4/min', rate('signup')],
  ['USER_THROTTLE_RATE', '5/min', rate('user')],
  ['MASTER_API_KEY_THROTTLE_RATE', '6/min', rate('master_api_key')],
  ['OIDC_TOKEN_EXCHANGE_THROTTLE_RATE', '7/min', rate('oidc_token_exchange')],
  ['DCR_THROTTLE_RATE', '8/month', rate('dcr_register')],
  ['DEFAULT_THROTTLE_CLASSES', 'core.throttling.UserRateThrottle', '",".join(settings.REST_FRAMEWORK["DEFAULT_THROTTLE_CLASSES"])'],
  ['USER_THROTTLE_CACHE_BACKEND', DUMMY, cache('user-throttle', 'BACKEND')],
  ['USER_THROTTLE_CACHE_LOCATION', 'throttles', cache('user-throttle', 'LOCATION')],
  ['ENVIRONMENT_CACHE_SECONDS', '5', cache('environment-objects', 'TIMEOUT')],
  ['ENVIRONMENT_CACHE_BACKEND', DUMMY, cache('environment-objects', 'BACKEND')],
  ['ENVIRONMENT_CACHE_LOCATION', 'environments', cache('environment-objects', 'LOCATION')],
  ['GET_FLAGS_ENDPOINT_CACHE_BACKEND', 'django.core.cache.backends.locmem.LocMemCache', cache('get_flags_endpoint_cache', 'BACKEND')],
  ['GET_FLAGS_ENDPOINT_CACHE_LOCATION', 'flags', cache('get_flags_endpoint_cache', 'LOCATION')],
  [
    'GET_IDENTITIES_ENDPOINT_CACHE_BACKEND',
    'django.core.cache.backends.locmem.LocMemCache',
    cache('get_identities_endpoint_cache', 'BACKEND'),
  ],
  ['GET_IDENTITIES_ENDPOINT_CACHE_LOCATION', 'identities', cache('get_identities_endpoint_cache', 'LOCATION')],
  ['CACHE_ENVIRONMENT_DOCUMENT_SECONDS', '9', cache('documents', 'TIMEOUT')],
  ['CACHE_ENVIRONMENT_DOCUMENT_BACKEND', DUMMY, cache('documents', 'BACKEND')],
  ['CACHE_ENVIRONMENT_DOCUMENT_LOCATION', 'documents', cache('documents', 'LOCATION')],
  ['CACHE_ENVIRONMENT_SEGMENTS_SECONDS', '11', cache('environment-segments', 'TIMEOUT')],
  ['CACHE_ENVIRONMENT_SEGMENTS_BACKEND', DUMMY, cache('environment-segments', 'BACKEND')],
  ['EMAIL_HOST', 'mail.example.com', 'get_connection().host'],
  ['EMAIL_PORT', '2525', 'get_connection().port'],
  ['EMAIL_HOST_USER', 'mailer', 'get_connection().username'],
  ['EMAIL_HOST_PASSWORD', 'pw', 'get_connection().password'],
  ['EMAIL_USE_TLS', 'False', 'get_connection().use_tls'],
  ['SENDER_EMAIL', 'flags@example.com', 'settings.DEFAULT_FROM_EMAIL'],
  ['SECURE_PROXY_SSL_HEADER_NAME', 'HTTP_X_SCHEME', 'settings.SECURE_PROXY_SSL_HEADER[0]'],
  ['SECURE_PROXY_SSL_HEADER_VALUE', 'secure', 'settings.SECURE_PROXY_SSL_HEADER[1]'],
  ['DJANGO_SECURE_SSL_REDIRECT', 'True', 'SecurityMiddleware(lambda request: None).redirect'],
  ['DJANGO_SECURE_SSL_HOST', 'flags.example.com', 'SecurityMiddleware(lambda request: None).redirect_host'],
  ['DJANGO_CSRF_TRUSTED_ORIGINS', 'https://flags.example.com', '",".join(settings.CSRF_TRUSTED_ORIGINS)'],
  ['AXES_FAILURE_LIMIT', '4', 'axes.AXES_FAILURE_LIMIT'],
  ['AXES_ONLY_USER_FAILURES', 'False', 'axes.AXES_ONLY_USER_FAILURES'],
  ['COOKIE_AUTH_JWT_ACCESS_TOKEN_LIFETIME_MINUTES', '30', 'int(jwt.SLIDING_TOKEN_LIFETIME.total_seconds() / 60)'],
  ['COOKIE_AUTH_JWT_SIGNING_KEY', 'own-key', 'jwt.SIGNING_KEY'],
  ['DJANGO_SECRET_KEY', 'own-secret', 'settings.SECRET_KEY'],
  ['RAW_ANALYTICS_DATA_RETENTION_DAYS', '3', 'inspect.getmodule(clean_up_old_analytics_data).settings.RAW_ANALYTICS_DATA_RETENTION_DAYS'],
  ['TASK_RUN_METHOD', 'SYNCHRONOUSLY', 'settings.TASK_RUN_METHOD.value'],
];

const SCRIPT = `
import inspect, json
from app_analytics.tasks import clean_up_old_analytics_data
from axes.conf import settings as axes
from django.conf import settings
from django.core.mail import get_connection
from django.db import connection, connections
from django.middleware.security import SecurityMiddleware
from rest_framework_simplejwt.settings import api_settings as jwt
found = {}
${PARTS.map(([name, , where]) => `try:\n    found["${name}"] = str(${where})\nexcept Exception as error:\n    found["${name}"] = repr(error)`).join('\n')}
print("@@" + json.dumps(found))
`;

let found: Promise<Record<string, string>> | undefined;

async function readParts({command}: Context): Promise<Record<string, string>> {
  const env = Object.fromEntries(PARTS.map(([name, value]) => [name, value]));
  const {code, output} = await command(['shell', '-c', SCRIPT], env);
  const text = /@@(\{.*\})/.exec(output)?.[1];
  if (code !== 0 || !text) throw new Error(`flagsmith shell ended with code ${code}: ${output.slice(-400)}`);
  return JSON.parse(text) as Record<string, string>;
}

export default checksFor(
  'deployment/hosting/locally-api',
  PARTS.map(([name, value, where, wanted = value]) => ({
    id: name.toLowerCase().replaceAll('_', '-'),
    ...variable(name, 'effect').statement,
    run: async (context: Context) => {
      const actual = (await (found ??= readParts(context)))[name];
      if (actual !== wanted) throw new Error(`with ${name}=${value}, ${where} is ${actual}, expected ${wanted}`);
    },
  })),
);
