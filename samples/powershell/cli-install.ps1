# region: install
$env:FLAGSMITH_CLI_VERSION = 'v2.0.0'
irm https://raw.githubusercontent.com/Flagsmith/flagsmith-cli/main/install.ps1 | iex
flagsmith --version
# endregion: install
