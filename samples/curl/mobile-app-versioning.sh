#!/usr/bin/env bash
# Creates the segment of a broken release, and asks for the flags of two app versions.
set -euo pipefail

create_segment() {
  # region: segment
  curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/segments/' \
    -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
    -H 'Content-Type: application/json' \
    --data @broken-release.json
  # endregion: segment
}

# region: check
for version in 5.4.1 5.4.2; do
  echo "$version"
  curl -s 'https://edge.api.flagsmith.com/api/v1/identities/' \
    -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
    -H 'Content-Type: application/json' \
    --data '{
      "identifier": "version-check",
      "transient": true,
      "traits": [
        {"trait_key": "platform", "trait_value": "ios"},
        {"trait_key": "app_version", "trait_value": "'"$version"'"}
      ]
    }'
  echo
done
# endregion: check
