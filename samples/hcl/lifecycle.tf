# region: ignore
resource "flagsmith_feature_state" "kill_switch" {
  environment_key = var.environment_key
  feature_id      = var.feature_id
  enabled         = true

  feature_state_value = {
    type         = "unicode"
    string_value = ""
  }

  lifecycle {
    # People may flip the switch in the dashboard; Terraform only creates it.
    ignore_changes = [enabled, feature_state_value]
  }
}
# endregion: ignore

variable "environment_key" {
  type = string
}

variable "feature_id" {
  type = number
}
