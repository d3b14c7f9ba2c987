#!/usr/bin/env bash
# Copies the features of one environment to an environment of another project and checks the result.
set -euo pipefail
# region: export
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/create-feature-export/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"environment_id": 23, "tag_ids": []}'
# endregion: export
# region: list
curl --fail-with-body \
  'https://api.flagsmith.com/api/v1/projects/12/feature-exports/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: list
# region: download
curl --fail-with-body -o features.json \
  'https://api.flagsmith.com/api/v1/features/download-feature-export/41/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: download
# region: import
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/features/feature-import/58' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -F 'file=@features.json' \
  -F 'strategy=SKIP'
# endregion: import
# region: imports
curl --fail-with-body \
  'https://api.flagsmith.com/api/v1/projects/34/feature-imports/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: imports
# region: round-trip
# after-import.json is an export of the target environment, made after the import.
normalise='sort_by(.name) | map({name, enabled, type, value, multivariate: (.multivariate | sort_by(.value) | map({value, percentage_allocation}))})'
diff <(jq "$normalise" features.json) <(jq "$normalise" after-import.json) && echo 'round trip ok'
# endregion: round-trip
