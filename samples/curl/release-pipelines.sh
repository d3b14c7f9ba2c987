#!/usr/bin/env bash
# Creates, publishes and uses a three-stage release pipeline.
set -euo pipefail
# region: create
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/5/release-pipelines/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "Standard release",
    "description": "Development, staging for beta testers, then production in steps",
    "stages": [
      {
        "name": "Development",
        "order": 0,
        "environment": 6,
        "trigger": { "trigger_type": "ON_ENTER", "trigger_body": null },
        "actions": [{ "action_type": "TOGGLE_FEATURE", "action_body": { "enabled": true } }]
      },
      {
        "name": "Staging, beta testers",
        "order": 1,
        "environment": 7,
        "trigger": { "trigger_type": "WAIT_FOR", "trigger_body": { "wait_for": "24:00:00" } },
        "actions": [
          {
            "action_type": "TOGGLE_FEATURE_FOR_SEGMENT",
            "action_body": { "enabled": true, "segment_id": 31 }
          }
        ]
      },
      {
        "name": "Production",
        "order": 2,
        "environment": 8,
        "trigger": { "trigger_type": "WAIT_FOR", "trigger_body": { "wait_for": "48:00:00" } },
        "actions": [
          {
            "action_type": "PHASED_ROLLOUT",
            "action_body": {
              "enabled": true,
              "initial_split": 10,
              "increase_by": 30,
              "increase_every": "24:00:00"
            }
          }
        ]
      }
    ]
  }'
# endregion: create

# region: run
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/5/release-pipelines/9/publish-pipeline/' \
  -H 'Authorization: Token YOUR_USER_TOKEN'

curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/5/release-pipelines/9/add-feature/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{ "feature_id": 12 }'
# endregion: run

# region: watch
curl --fail-with-body 'https://api.flagsmith.com/api/v1/projects/5/release-pipelines/9/' \
  -H 'Authorization: Token YOUR_USER_TOKEN'
# endregion: watch

# region: stop
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/5/release-pipelines/9/remove-feature/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{ "feature_id": 12 }'
# endregion: stop
