"""Evaluates without storing."""

import os

from flagsmith import Flagsmith

flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url=os.environ["FLAGSMITH_API_URL"],
)

# region: trait
flags = flagsmith.get_identity_flags(
    "user-12345",
    traits={"plan": "pro", "country": {"value": "PT", "transient": True}},
)
print(f"page_size: {flags.get_feature_value('page_size')}")
# endregion: trait

# region: identity
guest_flags = flagsmith.get_identity_flags("guest-7f3a", traits={"plan": "free"}, transient=True)
print(f"page_size: {guest_flags.get_feature_value('page_size')}")
# endregion: identity
