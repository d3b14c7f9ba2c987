"""Reads flags through an Edge Proxy and sends flag analytics to the API."""

import os

from flagsmith import Flagsmith

# region: init
flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url=os.environ["FLAGSMITH_API_URL"],  # for example http://edge-proxy.internal:8000/api/v1/
    enable_analytics=True,
    analytics_url="https://edge.api.flagsmith.com/api/v1/analytics/flags/",
)
flags = flagsmith.get_identity_flags("user-12345", traits={"plan": "pro"})
print(flags.is_feature_enabled("new_checkout"))
# endregion: init
