#!/usr/bin/env bash
# The two branches on the home page.
set -euo pipefail

# region: flag
curl -s https://edge.api.flagsmith.com/api/v1/identities/ \
  --get -d identifier=maya \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' |
  jq -e '.flags[]
    | select(.feature.name == "new_checkout")
    | .enabled' > /dev/null &&
  echo 'Pay in one click' ||
  echo 'Continue to address'
# endregion: flag
