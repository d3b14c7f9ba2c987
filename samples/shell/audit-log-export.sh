#!/usr/bin/env bash
# Exports the audit log of one project to CSV, page by page.
# Needs curl and jq. Usage: FLAGSMITH_API_KEY=… audit-log-export.sh PROJECT_ID > audit.csv
set -euo pipefail

PROJECT_ID="${1:?project id}"
# region: export
URL="https://api.flagsmith.com/api/v1/projects/$PROJECT_ID/audit/?page_size=500"
echo 'id,created_date,author,environment,type,object,log'
while [ -n "$URL" ]; do
  PAGE=$(curl -fsS -H "Authorization: Api-Key $FLAGSMITH_API_KEY" "$URL")
  jq -r '.results[] | [
      .id, .created_date, (.author.email // "api key or system"),
      (.environment.name // ""), .related_object_type,
      (.related_object_id // .related_object_uuid), .log
    ] | @csv' <<<"$PAGE"
  URL=$(jq -r '.next // ""' <<<"$PAGE")
done
# endregion: export
