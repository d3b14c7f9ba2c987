#!/usr/bin/env bash
# Changes a flag in an environment that uses feature versioning.
set -euo pipefail
# region: publish
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/environments/8/features/12/versions/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "publish_immediately": true,
    "feature_states_to_update": [
      {
        "feature_segment": null,
        "enabled": true,
        "feature_state_value": { "type": "unicode", "string_value": "v2" }
      }
    ],
    "feature_states_to_create": [
      {
        "feature_segment": { "segment": 31, "priority": 0 },
        "enabled": false,
        "feature_state_value": { "type": "unicode", "string_value": "v1" }
      }
    ],
    "segment_ids_to_delete_overrides": [29]
  }'
# endregion: publish

# region: enable
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/enable-v2-versioning/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: enable

# region: draft
versions='https://api.flagsmith.com/api/v1/environments/8/features/12/versions'
curl --fail-with-body -X POST "$versions/" \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "description": "Price test", "feature_states_to_update": [], "feature_states_to_create": [] }'

# The response names the draft in "uuid".
curl --fail-with-body -X POST "$versions/UUID_OF_THE_DRAFT/publish/" \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{}'
# endregion: draft
