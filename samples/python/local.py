"""Evaluates flags in this process, from a copy of the environment document."""

# region: local
import os

from flagsmith import Flagsmith

flagsmith = Flagsmith(
    # A server-side key, which starts with "ser.".
    environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
    api_url="https://edge.api.flagsmith.com/api/v1/",
    enable_local_evaluation=True,
    environment_refresh_interval_seconds=60,
)

# No request is made here, and no trait is stored.
flags = flagsmith.get_identity_flags("customer-42", traits={"plan": "pro"})
print("banner_text:", flags.get_feature_value("banner_text"))

# An identity override from the dashboard applies too.
flags = flagsmith.get_identity_flags("beta-tester-1")
print("new_checkout:", flags.get_feature_value("new_checkout"))
# endregion: local

# region: segments
segments = flagsmith.get_identity_segments("customer-42", traits={"plan": "pro"})
print("segments:", ", ".join(segment.name for segment in segments))
# endregion: segments
