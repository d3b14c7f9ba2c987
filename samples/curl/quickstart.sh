#!/usr/bin/env bash
# Asks whether the demo button is on.
set -euo pipefail

# region: quickstart
curl -s 'https://edge.api.flagsmith.com/api/v1/flags/?feature=show_demo_button' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY'
# endregion: quickstart
