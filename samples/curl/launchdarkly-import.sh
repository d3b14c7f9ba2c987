#!/usr/bin/env bash
# Imports a LaunchDarkly project and waits for the result. Needs a member's token, not an Organisation API key.
set -euo pipefail
# region: start
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/12/imports/launch-darkly/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{"token": "YOUR_LAUNCHDARKLY_TOKEN", "project_key": "default"}'
# endregion: start
# region: poll
while :; do
  import=$(curl --fail-with-body -s \
    'https://api.flagsmith.com/api/v1/projects/12/imports/launch-darkly/5/' \
    -H 'Authorization: Token YOUR_USER_TOKEN')
  result=$(jq -r '.status.result // "running"' <<<"$import")
  [ "$result" = running ] || break
  sleep 5
done
jq '.status' <<<"$import"
# endregion: poll
# region: counts
curl --fail-with-body -s \
  'https://api.flagsmith.com/api/v1/projects/12/features/?page_size=1' \
  -H 'Authorization: Token YOUR_USER_TOKEN' | jq '.count'
# endregion: counts
