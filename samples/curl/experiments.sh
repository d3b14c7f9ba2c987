#!/usr/bin/env bash
# Creates a metric and an experiment, starts it and reads its results.
set -euo pipefail
# region: create
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/experiment-metrics/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "Payments",
    "aggregation": "occurrence",
    "direction": "up",
    "definition": { "version": 1, "event": "payment_completed" }
  }'

curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/experiments/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "PayPal button",
    "hypothesis": "A gold button raises completed payments by 5% in four weeks.",
    "feature": 12,
    "metrics": [{ "metric": 4, "expected_direction": "increase" }],
    "experiment_rollout": {
      "enabled": false,
      "rollout_percentage": 20,
      "feature_state_value": { "type": "string", "value": "none" },
      "multivariate_feature_state_values": [
        { "multivariate_feature_option": 31, "percentage_allocation": 50 }
      ]
    }
  }'
# endregion: create

# region: run
experiment='https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/experiments/9'
curl --fail-with-body -X POST "$experiment/start/" -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
curl --fail-with-body -X POST "$experiment/results/refresh/" -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
curl --fail-with-body "$experiment/results/" -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY'
# endregion: run
