#!/usr/bin/env bash
# The stages of a release flag with the CLI. Needs `flagsmith login`, or FLAGSMITH_API_KEY.
set -euo pipefail

# region: create
flagsmith feature create shop_checkout_new_form \
  --description 'SHOP-311: new checkout form. Remove in release 5.6.'
flagsmith flag enable shop_checkout_new_form --environment YOUR_DEVELOPMENT_KEY
# endregion: create

# region: settle
flagsmith flag list --feature shop_checkout_new_form                   # which overrides are left?
flagsmith flag delete shop_checkout_new_form --segment rollout_new_form # the override, not the flag
flagsmith flag enable shop_checkout_new_form
# endregion: settle

# region: remove
flagsmith feature update shop_checkout_new_form --archive   # out of the lists, still served
flagsmith feature delete shop_checkout_new_form             # one app release later: gone in every environment
# endregion: remove
