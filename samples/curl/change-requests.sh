#!/usr/bin/env bash
# Opens, approves and publishes a change request.
set -euo pipefail
# region: create
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/create-change-request/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "title": "Enable the new checkout",
    "description": "Ticket SHOP-214",
    "approvals": [{ "user": 42 }],
    "group_assignments": [{ "group": 7 }],
    "feature_states": [
      {
        "feature": 12,
        "enabled": true,
        "feature_state_value": { "type": "unicode", "string_value": "v2" }
      }
    ]
  }'
# endregion: create

# region: create-v2
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/create-change-request/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "title": "Enable the new checkout",
    "feature_states": [],
    "change_sets": [
      {
        "feature": 12,
        "live_from": null,
        "feature_states_to_update": [
          {
            "feature_segment": null,
            "enabled": true,
            "feature_state_value": { "type": "unicode", "string_value": "v2" }
          }
        ],
        "feature_states_to_create": [],
        "segment_ids_to_delete_overrides": []
      }
    ]
  }'
# endregion: create-v2

# region: approve
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/workflows/change-requests/318/approve/' \
  -H 'Authorization: Token YOUR_APPROVER_TOKEN'

curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/workflows/change-requests/318/commit/' \
  -H 'Authorization: Token YOUR_PUBLISHER_TOKEN'
# endregion: approve

# region: list
curl --fail-with-body -G \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/list-change-requests/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  --data-urlencode 'committed=false' \
  --data-urlencode 'search=checkout'
# endregion: list
