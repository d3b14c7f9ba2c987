#!/usr/bin/env bash
# Creates a trust relationship, then exchanges a CI job's OIDC token for a short-lived Admin API token.
set -euo pipefail
# region: create
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/organisations/3/trust-relationships/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "name": "GitLab deploy jobs",
    "issuer": "https://gitlab.com",
    "audience": "https://flagsmith.example.com",
    "claim_rules": [
      { "claim": "project_path", "values": ["example/web"] },
      { "claim": "ref", "values": ["main", "release/*"] }
    ],
    "is_admin": true
  }'
# endregion: create
# region: exchange
# OIDC_TOKEN is the token that your CI system issued for this job.
access_token=$(curl --fail-with-body -s -X POST \
  'https://api.flagsmith.com/api/v1/auth/oidc/token/' \
  -H 'Content-Type: application/json' \
  -d "{\"token\": \"$OIDC_TOKEN\"}" | jq -r '.access_token')

curl --fail-with-body -s \
  'https://api.flagsmith.com/api/v1/organisations/' \
  -H "Authorization: Bearer $access_token"
# endregion: exchange
