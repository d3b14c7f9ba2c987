"""The two branches on the home page."""

from flagsmith import Flagsmith

flagsmith = Flagsmith(
    environment_key="YOUR_ENVIRONMENT_KEY",
    api_url="https://edge.api.flagsmith.com/api/v1/",
)

# region: flag
flags = flagsmith.get_identity_flags(
    "maya", traits={"plan": "pro"}
)

if flags.is_feature_enabled("new_checkout"):
    print("Pay in one click")
else:
    print("Continue to address")
# endregion: flag
