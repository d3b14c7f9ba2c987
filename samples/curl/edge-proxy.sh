#!/usr/bin/env bash
# Evaluates flags for an identity at an Edge Proxy.
set -euo pipefail
# region: identities
curl --fail-with-body -X POST 'http://localhost:8000/api/v1/identities/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "identifier": "user-12345", "traits": [{ "trait_key": "plan", "trait_value": "pro" }] }'
# endregion: identities
