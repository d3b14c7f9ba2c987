"""Asks whether the demo button is on."""

# region: quickstart
from flagsmith import Flagsmith

flagsmith = Flagsmith(
    environment_key="YOUR_ENVIRONMENT_KEY",
    api_url="https://edge.api.flagsmith.com/api/v1/",
)

flags = flagsmith.get_environment_flags()
is_on = flags.is_feature_enabled("show_demo_button")
print("show_demo_button:", "on" if is_on else "off")
# endregion: quickstart
