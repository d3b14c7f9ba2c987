#!/usr/bin/env bash
# Checks a SCIM token and finds one user.
set -euo pipefail
# region: config
curl --fail-with-body \
  'https://api.flagsmith.com/api/v1/scim/v2/ServiceProviderConfig' \
  -H 'Authorization: Bearer YOUR_SCIM_TOKEN'
# endregion: config
# region: user
curl --fail-with-body --get \
  'https://api.flagsmith.com/api/v1/scim/v2/Users' \
  -H 'Authorization: Bearer YOUR_SCIM_TOKEN' \
  --data-urlencode 'filter=userName eq "ada@example.com"'
# endregion: user
