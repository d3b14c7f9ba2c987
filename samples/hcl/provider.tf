# region: provider
terraform {
  required_version = ">= 1.5.0"

  required_providers {
    flagsmith = {
      source  = "Flagsmith/flagsmith"
      version = "~> 0.10"
    }
  }
}

# The key is read from FLAGSMITH_MASTER_API_KEY when it is not set here.
provider "flagsmith" {}
# endregion: provider
