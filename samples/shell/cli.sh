#!/usr/bin/env bash
# Everyday jobs with the Flagsmith CLI.
set -euo pipefail
# region: first
flagsmith init
flagsmith flag list
# endregion: first

# region: read
flagsmith flag get new_checkout
flagsmith flag list --feature new_checkout              # its segment overrides
flagsmith flag list --feature new_checkout --identities # its identity overrides
flagsmith flag list --segment pro_plan                  # flags overridden for a segment
flagsmith flag list --json | jq -r '.[].feature'
# endregion: read

# region: change
flagsmith flag enable new_checkout
flagsmith flag disable new_checkout
flagsmith flag update page_size --value 50 --type integer
flagsmith flag update button_colour --weight green=25 --weight blue=25
# endregion: change

# region: override
flagsmith flag enable new_checkout --segment pro_plan
flagsmith flag update new_checkout --segment pro_plan --value v2 --priority 0
flagsmith flag update new_checkout --identifier customer-42 --enable --value v2
flagsmith flag delete new_checkout --segment pro_plan
# endregion: override

# region: feature
flagsmith feature create new_checkout --description "One-page checkout" --value v1
flagsmith feature create button_colour --value grey \
  --variants '[{"value": "green", "weight": 30}, {"value": "blue", "weight": 30}]'
flagsmith feature update new_checkout --archive
# endregion: feature

# region: segment
flagsmith segment create pro_plan --rules - <<'JSON'
{
  "type": "ALL",
  "rules": [
    {"type": "ANY", "conditions": [{"property": "plan", "operator": "EQUAL", "value": "pro"}]}
  ]
}
JSON
# endregion: segment

# region: evaluate
flagsmith eval                                              # as a new SDK sees it
flagsmith eval --identity customer-42 --trait plan=pro      # for one identity, nothing stored
flagsmith eval page_size --identity customer-42 --jq .value
# endregion: evaluate

# region: gate
flagsmith eval new_pipeline --test && ./deploy.sh
# endregion: gate

# region: state
flagsmith eval --js > flags.json
# endregion: state

# region: document
flagsmith environment document Production > environment.json
# endregion: document

# region: environment
flagsmith environment create Staging
flagsmith environment clone Production Staging-copy
flagsmith environment key create Staging --name shop-api
# endregion: environment

# region: api
flagsmith api api/v1/organisations/
flagsmith api api/v1/projects/ -F name=Shop -F organisation=13
flagsmith api api/v1/projects/102/ -X DELETE
flagsmith api --sdk api/v1/flags/ --jq '.[].feature.name'
# endregion: api

# region: self-hosted
export FLAGSMITH_API_URL=https://flags.my-corp.io:8000
export FLAGSMITH_API_KEY_flags_my__corp_io_8000=YOUR_ORGANISATION_API_KEY
flagsmith flag list
# endregion: self-hosted
