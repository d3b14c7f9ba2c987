#!/usr/bin/env bash
# Creates a flag, adds a variation and deletes the flag.
set -euo pipefail

# region: create
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/features/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "page_size",
    "description": "Products on one page",
    "default_enabled": true,
    "initial_value": "20"
  }'
# endregion: create

# region: variation
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/features/12/mv-options/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "feature": 12,
    "key": "large",
    "type": "int",
    "integer_value": 50,
    "default_percentage_allocation": 10
  }'
# endregion: variation

# region: delete
curl --fail-with-body -X DELETE 'https://api.flagsmith.com/api/v1/projects/5/features/12/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: delete
