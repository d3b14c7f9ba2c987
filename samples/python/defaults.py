"""Keeps the application going when the API cannot be reached or a flag does not exist."""

# region: defaults
import os

from flagsmith import Flagsmith
from flagsmith.models import DefaultFlag
from urllib3 import Retry

DEFAULTS = {
    "new_checkout": DefaultFlag(enabled=False, value=None),
    "page_size": DefaultFlag(enabled=True, value=10),
}


def default_flag(name: str) -> DefaultFlag:
    return DEFAULTS.get(name, DefaultFlag(enabled=False, value=None))


flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url="https://unreachable.example.com/api/v1/",
    default_flag_handler=default_flag,
    request_timeout_seconds=2,
    retries=Retry(total=1, backoff_factor=0.1),
)

flags = flagsmith.get_environment_flags()
print("new_checkout:", "on" if flags.is_feature_enabled("new_checkout") else "off")
print("page_size:", flags.get_feature_value("page_size"))
print("is default:", flags.get_flag("page_size").is_default)
# endregion: defaults
