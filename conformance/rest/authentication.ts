import {checksFor} from '../types';

const REFUSED =
  "An Organisation API key sent as `Token …` is refused with 401 `Invalid token.`, and a member's token sent as `Api-Key …` is refused with `Valid Master API Key not found.`";

export default checksFor('clients/rest', [
  {id: 'first-request', sample: 'curl/admin-api.sh#first', expect: {json: [{name: 'Shop'}]}},
  {
    id: 'organisation-key-as-token',
    says: REFUSED,
    request: {path: 'projects/', headers: {Authorization: 'Token {organisationKey}'}},
    expect: {status: 401, json: {detail: 'Invalid token.'}},
  },
  {
    id: 'token-as-organisation-key',
    says: REFUSED,
    request: {path: 'projects/', headers: {Authorization: 'Api-Key {token}'}},
    expect: {status: 401, json: {detail: 'Valid Master API Key not found.'}},
  },
  {
    id: 'key-cannot-manage-keys',
    says: "Machine credentials cannot manage machine credentials: `master-api-keys/` and `trust-relationships/` accept a member's token only.",
    request: {as: 'organisation-key', path: 'organisations/{organisation}/master-api-keys/'},
    expect: {status: 401},
  },
  {
    id: 'number-instead-of-key',
    says: 'The most common mistake is to use a number instead of the key, so that `GET environments/42/` finds nothing.',
    request: {as: 'member', path: 'environments/42/'},
    expect: {status: 404},
  },
  {
    id: 'describes-itself',
    says: 'A running instance describes itself. You can try requests on the `/api/v1/docs/` page, and `/api/v1/swagger.json` and `/api/v1/swagger.yaml` have the OpenAPI description of exactly the installed release.',
    request: {path: 'swagger.json'},
    expect: {status: 200, json: {openapi: /^3/, paths: Boolean}},
  },
  {
    id: 'user-token',
    says: '`POST auth/login/`',
    request: {path: 'auth/login/', body: {email: '{email}', password: '{password}'}},
    expect: {status: 200, json: {key: '{token}'}},
  },
  {
    id: 'bearer-of-ci',
    says: "`POST auth/oidc/token/` with a CI job's OIDC token",
    notCheckable: 'needs a CI system that issues OIDC tokens under a public address',
  },
]);
