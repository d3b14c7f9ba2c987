# region: self-hosted
variable "flagsmith_api_key" {
  type      = string
  sensitive = true
}

provider "flagsmith" {
  master_api_key = var.flagsmith_api_key
  base_api_url   = "https://flagsmith.example.com/api/v1"
}
# endregion: self-hosted
