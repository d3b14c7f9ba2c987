#!/usr/bin/env bash
# Calls that a ServiceNow flow makes when a change is approved.
set -euo pipefail
# region: commit
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/workflows/change-requests/51/commit/' \
  -H 'Authorization: Token YOUR_USER_TOKEN'
# endregion: commit

# region: toggle
curl --fail-with-body -X PATCH \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/featurestates/90417/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"enabled": true}'
# endregion: toggle

# region: find
curl --fail-with-body -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/featurestates/?feature_name=checkout_redesign'
# endregion: find
