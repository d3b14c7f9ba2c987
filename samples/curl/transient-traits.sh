#!/usr/bin/env bash
# Evaluates flags without storing the trait or the identity.
set -euo pipefail
# region: trait
curl --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/identities/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "identifier": "user-12345",
    "traits": [
      { "trait_key": "plan", "trait_value": "pro" },
      { "trait_key": "country", "trait_value": "PT", "transient": true }
    ]
  }'
# endregion: trait

# region: identity
curl --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/identities/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "identifier": "guest-7f3a", "transient": true, "traits": [{ "trait_key": "plan", "trait_value": "free" }] }'
# endregion: identity

# region: anonymous
curl --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/identities/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "identifier": null, "traits": [{ "trait_key": "device", "trait_value": "kiosk-7" }] }'
# endregion: anonymous
