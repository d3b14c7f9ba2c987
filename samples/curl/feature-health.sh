#!/usr/bin/env bash
# Marks a feature unhealthy and healthy again. FEATURE_HEALTH_URL is the URL of the webhook provider.
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
