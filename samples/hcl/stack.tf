# A project with two environments, a flag with variations, a segment and an override.
# region: base
data "flagsmith_organisation" "shop" {
  uuid = "00000000-0000-4000-8000-000000000001"
}

resource "flagsmith_project" "web" {
  name            = "Web shop"
  organisation_id = data.flagsmith_organisation.shop.id

  prevent_flag_defaults  = true
  feature_name_regex     = "^[a-z][a-z0-9_]*$"
  stale_flags_limit_days = 30
}

resource "flagsmith_environment" "staging" {
  name       = "Staging"
  project_id = flagsmith_project.web.id
}

resource "flagsmith_environment" "production" {
  name                = "Production"
  project_id          = flagsmith_project.web.id
  hide_sensitive_data = true
  banner_text         = "Production"
  banner_colour       = "#b3372f"
}
# endregion: base

# region: flags
data "flagsmith_user" "owner" {
  organisation_id = data.flagsmith_organisation.shop.id
  email           = "ada@example.com"
}

resource "flagsmith_tag" "checkout" {
  tag_name     = "checkout"
  tag_colour   = "#1e5fd0"
  project_uuid = flagsmith_project.web.uuid
}

resource "flagsmith_feature" "checkout_redesign" {
  feature_name = "checkout_redesign"
  project_uuid = flagsmith_project.web.uuid
  description  = "New one-page checkout"
  owners       = [data.flagsmith_user.owner.id]
  tags         = [flagsmith_tag.checkout.id]
}

resource "flagsmith_feature" "button_colour" {
  feature_name  = "button_colour"
  project_uuid  = flagsmith_project.web.uuid
  type          = "MULTIVARIATE"
  initial_value = "grey"
}

resource "flagsmith_mv_feature_option" "button_blue" {
  feature_uuid                  = flagsmith_feature.button_colour.uuid
  type                          = "unicode"
  string_value                  = "blue"
  default_percentage_allocation = 25
}
# endregion: flags

# region: states
resource "flagsmith_feature_state" "checkout_staging" {
  environment_key = flagsmith_environment.staging.api_key
  feature_id      = flagsmith_feature.checkout_redesign.id
  enabled         = true

  feature_state_value = {
    type         = "unicode"
    string_value = "" # a flag without a value
  }
}

resource "flagsmith_segment" "beta_testers" {
  name         = "beta_testers"
  project_uuid = flagsmith_project.web.uuid
  description  = "Accounts that opted in to early features"

  rules = [
    {
      type = "ALL"
      rules = [
        {
          type = "ANY"
          conditions = [
            {
              property = "beta"
              operator = "EQUAL"
              value    = "true"
            },
            {
              property = "email"
              operator = "REGEX"
              value    = ".*@example\\.com$"
            }
          ]
        }
      ]
    }
  ]
}

resource "flagsmith_feature_state" "checkout_beta" {
  environment_key  = flagsmith_environment.production.api_key
  feature_id       = flagsmith_feature.checkout_redesign.id
  segment_id       = flagsmith_segment.beta_testers.id
  segment_priority = 0
  enabled          = true

  feature_state_value = {
    type         = "unicode"
    string_value = ""
  }
}
# endregion: states
