"""Reads flags for the environment and for an identity, evaluated by the API."""

# region: init
import os

from flagsmith import Flagsmith

flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url="https://edge.api.flagsmith.com/api/v1/",
)
# endregion: init

# region: remote
flags = flagsmith.get_environment_flags()

if flags.is_feature_enabled("new_checkout"):
    print("new_checkout: on")

print("page_size:", flags.get_feature_value("page_size"))
# endregion: remote

# region: identity
# One request stores the traits and returns every flag for this identity.
flags = flagsmith.get_identity_flags(
    "customer-42",
    traits={"plan": "pro", "seats": 12},
)

print("banner_text:", flags.get_feature_value("banner_text"))
# endregion: identity

# region: transient
# This trait takes part in the evaluation and is not stored.
flags = flagsmith.get_identity_flags(
    "customer-42",
    traits={"plan": {"value": "pro", "transient": True}},
)
print("page_size:", flags.get_feature_value("page_size"))

# Nothing is stored for this visitor, not even the identifier.
flags = flagsmith.get_identity_flags("visitor-7", transient=True)
print("page_size:", flags.get_feature_value("page_size"))
# endregion: transient
