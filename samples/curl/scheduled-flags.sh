#!/usr/bin/env bash
# Creates a change request whose change goes live at a chosen time.
set -euo pipefail
# region: create
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/create-change-request/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "title": "Open the spring sale",
    "description": "Goes live at 09:00 UTC on 1 March",
    "feature_states": [
      {
        "feature": 12,
        "enabled": true,
        "feature_state_value": { "type": "unicode", "string_value": "spring" },
        "live_from": "2027-03-01T09:00:00Z"
      }
    ],
    "approvals": []
  }'
# endregion: create

# region: create-v2
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/create-change-request/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "title": "Open the spring sale",
    "feature_states": [],
    "change_sets": [
      {
        "feature": 12,
        "live_from": "2027-03-01T09:00:00Z",
        "feature_states_to_update": [
          {
            "feature_segment": null,
            "enabled": true,
            "feature_state_value": { "type": "unicode", "string_value": "spring" }
          }
        ],
        "feature_states_to_create": [],
        "segment_ids_to_delete_overrides": []
      }
    ]
  }'
# endregion: create-v2

# region: publish
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/workflows/change-requests/318/commit/' \
  -H 'Authorization: Token YOUR_USER_TOKEN'
# endregion: publish

# region: list
curl --fail-with-body -G \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/list-change-requests/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  --data-urlencode 'committed=true' \
  --data-urlencode 'live_from_after=2027-01-01T00:00:00Z'
# endregion: list
