#!/usr/bin/env bash
# Everyday jobs with the Admin API.
set -euo pipefail
# region: first
curl --fail-with-body -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/projects/'
# endregion: first

# region: create-feature
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/12/features/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "new_checkout",
    "description": "One-page checkout",
    "default_enabled": false,
    "initial_value": "v1"
  }'
# endregion: create-feature

# region: create-multivariate
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/12/features/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "button_colour",
    "type": "MULTIVARIATE",
    "initial_value": "grey",
    "multivariate_options": [
      {"type": "unicode", "string_value": "green", "default_percentage_allocation": 30},
      {"type": "unicode", "string_value": "blue", "default_percentage_allocation": 30}
    ]
  }'
# endregion: create-multivariate

# region: find-state
curl --fail-with-body -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/featurestates/?feature_name=new_checkout'
# endregion: find-state

# region: update-state
curl --fail-with-body -X PATCH \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/featurestates/2024/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"enabled": true, "feature_state_value": "v2"}'
# endregion: update-state

# region: update-flag
curl --fail-with-body -X PATCH \
  'https://api.flagsmith.com/api/__future__/environments/YOUR_ENVIRONMENT_KEY/features/7168/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "environment_default": {
      "enabled": true,
      "value": {"type": "string", "value": "v2"}
    },
    "segment_overrides": [
      {
        "segment": {"id": 31},
        "priority": 0,
        "enabled": true,
        "value": {"type": "string", "value": "v3"}
      }
    ]
  }'
# endregion: update-flag

# region: remove-override
curl --fail-with-body -X DELETE \
  'https://api.flagsmith.com/api/__future__/environments/YOUR_ENVIRONMENT_KEY/features/7168/segment-overrides/31/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: remove-override

# region: create-segment
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/12/segments/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "pro_plan_in_europe",
    "rules": [
      {
        "type": "ALL",
        "rules": [
          {
            "type": "ANY",
            "conditions": [{"property": "plan", "operator": "EQUAL", "value": "pro"}]
          },
          {
            "type": "ANY",
            "conditions": [{"property": "country", "operator": "IN", "value": "DE,FR,PT"}]
          }
        ]
      }
    ]
  }'
# endregion: create-segment

# region: segment-override
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/features/7168/create-segment-override/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "feature_segment": {"segment": 31, "priority": 0},
    "enabled": true,
    "feature_state_value": {"type": "unicode", "string_value": "v2"}
  }'
# endregion: segment-override

# region: identity-override-edge
curl --fail-with-body -X PUT \
  'https://api.flagsmith.com/api/v1/environments/environments/YOUR_ENVIRONMENT_KEY/edge-identities-featurestates' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "identifier": "customer-42",
    "feature": "new_checkout",
    "enabled": true,
    "feature_state_value": "v2"
  }'
# endregion: identity-override-edge

# region: identity-override-core
# Find the numeric id of the identity, then create the override.
curl --fail-with-body -G -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://flags.example.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/identities/' \
  --data-urlencode 'q="customer-42"'

curl --fail-with-body -X POST \
  'https://flags.example.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/identities/981/featurestates/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"feature": 7168, "enabled": true, "feature_state_value": "v2"}'
# endregion: identity-override-core

# region: delete-identity
curl --fail-with-body -G -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/edge-identities/' \
  --data-urlencode 'q="customer-42"'

curl --fail-with-body -X DELETE -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/edge-identities/59efa2a7-6a45-46d6-b953-a7073a90eacf/'
# endregion: delete-identity

# region: create-environment
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/environments/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"name": "Staging", "project": 12}'
# endregion: create-environment

# region: create-server-key
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/api-keys/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"name": "shop-api"}'
# endregion: create-server-key

# region: archive
curl --fail-with-body -X PATCH 'https://api.flagsmith.com/api/v1/projects/12/features/7168/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"is_archived": true}'
# endregion: archive

# region: user-token
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/auth/login/' \
  -H 'Content-Type: application/json' \
  -d '{"email": "you@example.com", "password": "YOUR_PASSWORD"}'
# endregion: user-token
