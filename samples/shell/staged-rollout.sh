#!/usr/bin/env bash
# A rollout by hand with the CLI. Run the steps one by one, with a look at your stop metric in between.
set -euo pipefail

# region: start
flagsmith segment create rollout_new_checkout --rules @rollout.json --feature new_checkout
flagsmith flag update new_checkout --enable --segment rollout_new_checkout
# endregion: start

# region: raise
sed -i.bak 's/"value": "[0-9.]*"/"value": "25"/' rollout.json
flagsmith segment update rollout_new_checkout --rules @rollout.json
# endregion: raise

# region: stop
flagsmith flag disable new_checkout --segment rollout_new_checkout
# endregion: stop

# region: finish
flagsmith flag enable new_checkout
flagsmith flag delete new_checkout --segment rollout_new_checkout --yes
flagsmith segment delete rollout_new_checkout --yes
# endregion: finish
