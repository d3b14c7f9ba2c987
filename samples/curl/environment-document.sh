#!/usr/bin/env bash
# Saves the environment document, which local evaluation and offline mode read.
set -euo pipefail

# region: save
curl -sS --fail-with-body 'https://edge.api.flagsmith.com/api/v1/environment-document/' \
  -H 'X-Environment-Key: YOUR_SERVER_SIDE_KEY' \
  -o environment.json
# endregion: save
grep -o '"name":"pro_plan"' environment.json

# region: client-key
curl -sS -o /dev/null -w '%{http_code}\n' 'https://edge.api.flagsmith.com/api/v1/environment-document/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY'
# endregion: client-key
