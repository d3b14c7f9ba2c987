import {checksFor} from '../types';

export default [
  checksFor('edge-api/get-flags', [
    {
      id: 'list',
      says: "Get an environment's flags as they are for everyone.",
      request: {as: 'client', path: 'flags/'},
      expect: {status: 200, schema: 'Flag[]'},
    },
    {
      id: 'unknown-feature',
      says: '| 404 `Given feature not found` |',
      request: {as: 'client', path: 'flags/?feature=unknown'},
      expect: {status: 404, json: {detail: 'Given feature not found'}},
    },
    {
      id: 'control-value',
      says: 'Without an identity there is nothing to place in a variation, so the control value comes back',
      request: {as: 'client', path: 'flags/?feature=page_size'},
      expect: {status: 200, schema: 'Flag', json: {feature_state_value: 20}},
    },
  ]),
  checksFor('edge-api/identify-user', [
    {
      id: 'identify',
      says: 'Send an identifier with traits, and get the flags that apply to that identity.',
      request: {as: 'client', path: 'identities/', body: {identifier: 'customer-42', traits: [{trait_key: 'plan', trait_value: 'pro'}]}},
      expect: {status: 200, schema: 'IdentitiesResponse', json: {identifier: 'customer-42'}},
    },
  ]),
  checksFor('edge-api/edge-api', [
    {
      id: 'no-key',
      says: '| Core API | No key was sent, so `X-Environment-Key` was forgotten or removed on the way | 403 | `Invalid or missing Environment key` |',
      request: {path: 'flags/'},
      expect: {status: 403, json: {detail: 'Invalid or missing Environment key'}},
    },
    {
      id: 'client-key-for-document',
      says: '| Core API | A client-side key was sent for `environment-document/`, which needs a `ser.` key | 403 | `Invalid or missing Environment key` |',
      request: {as: 'client', path: 'environment-document/'},
      expect: {status: 403, json: {detail: 'Invalid or missing Environment key'}},
    },
    {
      id: 'unknown-key',
      says: '| Core API | No environment has the key | 403 | `Invalid or missing Environment Key`, with a capital K |',
      request: {path: 'flags/', headers: {'X-Environment-Key': 'unknown'}},
      expect: {status: 403, json: {detail: 'Invalid or missing Environment Key'}},
    },
  ]),
  checksFor('edge-api/overview', [
    {
      id: 'document-needs-server-key',
      says: '| Environment document | Refused with 403 | Yes |',
      request: {as: 'client', path: 'environment-document/'},
      expect: {status: 403},
    },
    {
      id: 'document',
      says: '| Environment document | Refused with 403 | Yes |',
      request: {as: 'server', path: 'environment-document/'},
      expect: {status: 200, schema: 'EnvironmentDocument'},
    },
    {
      id: 'updated-at',
      says: '`X-Flagsmith-Document-Updated-At` has the time of the last change to the environment, in Unix seconds.',
      request: {as: 'client', path: 'flags/'},
      expect: {headers: {'X-Flagsmith-Document-Updated-At': /^\d{10}(\.\d+)?$/}},
    },
    {
      id: 'segment-override-needs-identity',
      says: '`GET /flags/` evaluates without an identity, so there are no overrides, and multivariate flags have their control value.',
      request: {as: 'client', path: 'flags/?feature=banner_text'},
      expect: {json: {enabled: false, feature_state_value: 'Summer sale'}},
    },
  ]),
];
