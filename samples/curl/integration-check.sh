#!/usr/bin/env bash
# Evaluates one identity remotely, which makes the identity integrations send.
set -euo pipefail
# region: identity
curl -s -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  'https://edge.api.flagsmith.com/api/v1/identities/?identifier=demo_user'
# endregion: identity
