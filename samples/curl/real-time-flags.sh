#!/usr/bin/env bash
# Opens the event stream of an environment.
set -euo pipefail
# region: stream
curl -N -H 'Accept: text/event-stream' \
  'https://realtime.flagsmith.com/sse/environments/YOUR_ENVIRONMENT_KEY/stream'
# endregion: stream
