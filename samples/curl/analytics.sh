#!/usr/bin/env bash
# Counts flag evaluations, for an application without an SDK.
set -euo pipefail

# region: send
curl -sS --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/analytics/flags/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -w '%{http_code}\n' \
  -d '{"new_checkout": 42, "page_size": 7}'
# endregion: send
