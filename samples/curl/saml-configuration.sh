#!/usr/bin/env bash
# Manages a SAML configuration through the Admin API.
set -euo pipefail
# region: create
jq -n --rawfile xml idp-metadata.xml '{
  organisation: 3,
  name: "example-ltd",
  frontend_url: "https://app.flagsmith.com",
  allow_idp_initiated: false,
  idp_metadata_xml: $xml
}' | curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/auth/saml/configuration/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d @-
# endregion: create
# region: mapping
curl --fail-with-body -X POST \
  'https://api.flagsmith.com/api/v1/auth/saml/attribute-mapping/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{
    "saml_configuration": 7,
    "django_attribute_name": "groups",
    "idp_attribute_name": "http://schemas.microsoft.com/ws/2008/06/identity/claims/groups"
  }'
# endregion: mapping
# region: idp-initiated-off
curl --fail-with-body -X PATCH \
  'https://api.flagsmith.com/api/v1/auth/saml/configuration/example-ltd/' \
  -H 'Authorization: Token YOUR_USER_TOKEN' \
  -H 'Content-Type: application/json' \
  -d '{"allow_idp_initiated": false}'
# endregion: idp-initiated-off
# region: metadata
curl --fail-with-body -o flagsmith-sp-metadata.xml \
  'https://api.flagsmith.com/api/v1/auth/saml/example-ltd/metadata/'
# endregion: metadata
# region: request
curl --fail-with-body -s -X POST \
  'https://api.flagsmith.com/api/v1/auth/saml/example-ltd/request/' \
  | jq -r '.headers.Location'
# endregion: request
