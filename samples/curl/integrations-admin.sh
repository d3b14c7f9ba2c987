#!/usr/bin/env bash
# Manages integrations through the Admin API.
set -euo pipefail
# region: create
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/integrations/amplitude/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"api_key": "YOUR_AMPLITUDE_API_KEY", "base_url": "https://api.eu.amplitude.com"}'
# endregion: create

# region: list
curl --fail-with-body -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/integrations/amplitude/'
# endregion: list

# region: delete
curl --fail-with-body -X DELETE -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/integrations/amplitude/41/'
# endregion: delete

# region: segment-eu
curl --fail-with-body -X PATCH \
  'https://api.flagsmith.com/api/v1/environments/YOUR_ENVIRONMENT_KEY/integrations/segment/17/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"base_url": "https://events.eu1.segmentapis.com/"}'
# endregion: segment-eu

# region: datadog
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/12/integrations/datadog/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"base_url": "https://api.datadoghq.eu", "api_key": "YOUR_DATADOG_API_KEY", "use_custom_source": true}'
# endregion: datadog

# region: grafana-organisation
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/organisations/3/integrations/grafana/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"base_url": "https://example.grafana.net", "api_key": "YOUR_GRAFANA_SERVICE_ACCOUNT_TOKEN"}'
# endregion: grafana-organisation

# region: github-link
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/12/features/7168/feature-external-resources/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "type": "GITHUB_PR",
    "url": "https://github.com/example/shop/pull/42",
    "feature": 7168,
    "metadata": {"title": "One-page checkout", "state": "open"}
  }'
# endregion: github-link

# region: gitlab
curl --fail-with-body -X POST 'https://api.flagsmith.com/api/v1/projects/12/integrations/gitlab/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "gitlab_instance_url": "https://gitlab.com",
    "access_token": "YOUR_GITLAB_TOKEN",
    "labeling_enabled": true
  }'
# endregion: gitlab

# region: gitlab-link
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/projects/12/features/7168/feature-external-resources/' \
  -H 'Authorization: Api-Key YOUR_ORGANISATION_API_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "type": "GITLAB_MR",
    "url": "https://gitlab.com/example/shop/-/merge_requests/42",
    "feature": 7168,
    "metadata": {"title": "One-page checkout", "state": "opened", "draft": false}
  }'
# endregion: gitlab-link
