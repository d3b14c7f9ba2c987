"""Reads flags from a file and never calls the API."""

# region: offline
from flagsmith import Flagsmith
from flagsmith.offline_handlers import LocalFileHandler

flagsmith = Flagsmith(
    offline_mode=True,
    offline_handler=LocalFileHandler("environment.json"),
)

flags = flagsmith.get_identity_flags("customer-42", traits={"plan": "pro"})
print("banner_text:", flags.get_feature_value("banner_text"))
# endregion: offline
