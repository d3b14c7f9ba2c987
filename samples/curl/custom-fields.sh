#!/usr/bin/env bash
# Defines a custom field, attaches it to features, makes it required, and sets a value.
set -euo pipefail
# region: define
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/metadata/fields/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{ "name": "ticket", "type": "url", "description": "Where the work is tracked", "organisation": 3 }'
# endregion: define

# region: content-types
curl --fail-with-body 'https://api.flagsmith.com/api/v1/organisations/3/metadata-model-fields/supported-content-types/' \
  -H 'Authorization: Token YOUR_USER_TOKEN'
# endregion: content-types

# region: attach
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/organisations/3/metadata-model-fields/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{ "field": 12, "content_type": 30, "is_required_for": [] }'
# endregion: attach

# region: require
curl --fail-with-body -X PATCH 'https://api.flagsmith.com/api/v1/organisations/3/metadata-model-fields/21/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{ "field": 12, "content_type": 30, "is_required_for": [{ "content_type": 17, "object_id": 5 }] }'
# endregion: require

# region: set
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/features/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "new_checkout",
    "metadata": [{ "model_field": 21, "field_value": "https://tickets.example.com/SHOP-214" }]
  }'
# endregion: set

# region: read
curl --fail-with-body -G 'https://api.flagsmith.com/api/v1/projects/5/metadata/fields/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  --data-urlencode 'include_organisation=true' \
  --data-urlencode 'entity=feature'
# endregion: read
