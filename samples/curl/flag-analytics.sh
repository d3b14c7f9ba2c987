#!/usr/bin/env bash
# Posts evaluation counts and reads them back.
set -euo pipefail
# region: post
curl --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/analytics/flags/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "new_checkout": 3, "banner_text": 1 }'
# endregion: post

# region: read
curl --fail-with-body -G 'https://api.flagsmith.com/api/v1/projects/5/features/12/evaluation-data/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  --data-urlencode 'environment_id=8' \
  --data-urlencode 'period=30'
# endregion: read
