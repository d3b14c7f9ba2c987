#!/usr/bin/env bash
# Creates a segment, overrides a flag for it and changes the order of overrides.
set -euo pipefail

# region: create
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/segments/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d @internal-users.json
# endregion: create

# region: override
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/features/12/create-segment-override/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "enabled": true,
    "feature_state_value": { "type": "unicode", "string_value": "internal" },
    "feature_segment": { "segment": 31, "priority": 0 }
  }'
# endregion: override

# region: order
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/feature-segments/update-priorities/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '[{ "id": 901, "priority": 0 }, { "id": 902, "priority": 1 }]'
# endregion: order

# region: of-identity
curl --fail-with-body -G 'https://api.flagsmith.com/api/v1/projects/5/segments/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -d identity=YOUR_IDENTITY_ID
# endregion: of-identity
