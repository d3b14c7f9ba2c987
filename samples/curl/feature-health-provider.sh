#!/usr/bin/env bash
# Creates the webhook provider, whose URL is in the response, and lists the latest events.
set -euo pipefail
# region: provider
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/feature-health/providers/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{ "name": "Webhook" }'
# endregion: provider

# region: events
curl --fail-with-body 'https://api.flagsmith.com/api/v1/projects/5/feature-health/events/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: events
