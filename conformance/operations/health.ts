import {checksFor} from '../types';

export default [
  checksFor('deployment/configuration/network', [
    {
      id: 'liveness',
      says: '| `/health/liveness/` | … | 200 `{"status": "ok"}` |',
      request: {path: '/health/liveness/'},
      expect: {status: 200, json: {status: 'ok'}},
    },
    {
      id: 'readiness',
      says: '| `/health/readiness/` | … | 200, otherwise 500 |',
      request: {path: '/health/readiness/'},
      expect: {status: 200},
    },
    {id: 'health', says: '| `/health` | … | 200 |', request: {path: '/health'}, expect: {status: 200}},
    {
      id: 'healthcheck',
      says: '| `/healthcheck` | … | 200 |',
      request: {path: '/healthcheck'},
      expect: {status: 200},
    },
    {
      id: 'redirect-without-slash',
      says: 'The API image redirects (301) instead.',
      request: {path: '/health/readiness'},
      expect: {status: 301},
    },
  ]),
  checksFor('system-administration/metrics', [
    {
      id: 'version',
      says: '| `/version/` | Nothing, returns the release and edition |',
      request: {path: '/version/'},
      expect: {status: 200, json: {image_tag: '2.265.0', is_enterprise: false}},
    },
    ...[
      'flagsmith_build_info',
      'flagsmith_http_server_requests_total',
      'flagsmith_http_server_request_duration_seconds',
      'flagsmith_http_server_response_size_bytes',
    ].map((name) => ({
      id: `metric-${name.replaceAll('_', '-')}`,
      in: 'data/tables/metrics.json',
      says: {name},
      request: {path: '/metrics/'},
      expect: {status: 200, text: name},
    })),
  ]),
  checksFor('deployment/configuration/task-processor', [
    {
      id: 'monitoring-staff',
      says: '| `GET /processor/monitoring/` on the API or the processor | `{"waiting": 0}`, tasks that are due and not taken |',
      request: {as: 'member', path: '/processor/monitoring/'},
      expect: {status: 200, json: {waiting: (waiting: unknown) => typeof waiting === 'number'}},
    },
    {
      id: 'monitoring-without-token',
      says: 'Without a token, the request gets 401, and with the token of a user who is not staff, it gets 403.',
      request: {path: '/processor/monitoring/'},
      expect: {status: 401},
    },
    {
      id: 'commands-set-run-by-processor',
      says: '`run-task-processor` and `start … task-processor` set it themselves in 2.265.0.',
      command: [
        'shell',
        '-c',
        'from common.core.main import _is_task_processor as is_processor; print("both", is_processor(["flagsmith", "run-task-processor"]), is_processor(["flagsmith", "start", "task-processor"]))',
      ],
      expect: {text: 'both True True'},
    },
    {
      id: 'no-routes-with-run-by-processor',
      says: "Setting it twice does no harm, but never set it on the API, because it removes the API's routes.",
      request: {path: 'flags/', as: 'client'},
      env: {RUN_BY_PROCESSOR: 'true'},
      expect: {status: 404},
    },
  ]),
];
