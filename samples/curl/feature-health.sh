#!/usr/bin/env bash
# Marks a feature unhealthy and healthy again, and manages providers.
set -euo pipefail
# region: unhealthy
curl --fail-with-body -X POST "$FEATURE_HEALTH_URL" \
  -H 'Content-Type: application/json' \
  -d '{
    "feature": "new_checkout",
    "environment": "Production",
    "status": "unhealthy",
    "reason": {
      "text_blocks": [{ "title": "Error rate", "text": "Checkout errors at 7.2 %, limit 1 %" }],
      "url_blocks": [{ "title": "Dashboard", "url": "https://grafana.example.com/d/checkout" }]
    }
  }'
# endregion: unhealthy

# region: healthy
curl --fail-with-body -X POST "$FEATURE_HEALTH_URL" \
  -H 'Content-Type: application/json' \
  -d '{ "feature": "new_checkout", "environment": "Production", "status": "healthy" }'
# endregion: healthy

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
