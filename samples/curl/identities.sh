#!/usr/bin/env bash
# Finds, overrides and deletes an identity through the Admin API of SaaS.
set -euo pipefail

# region: find
curl --fail-with-body -G 'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/edge-identities/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  --data-urlencode 'q="customer-42"'
# endregion: find

# region: override
curl --fail-with-body -X PUT \
  'https://api.flagsmith.com/api/v1/environments/environments/YOUR_ENVIRONMENT_KEY/edge-identities-featurestates' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "identifier": "customer-42", "feature": "new_checkout", "enabled": true, "feature_state_value": "v2" }'
# endregion: override

# region: delete
curl --fail-with-body -X DELETE \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/edge-identities/YOUR_IDENTITY_UUID/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: delete

# region: delete-core
curl --fail-with-body -X DELETE \
  'https://flagsmith.example.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/identities/YOUR_IDENTITY_ID/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: delete-core
