"""Keeps one client for the process, and lets go of it at the end."""

# region: close
import os
from functools import cache

from flagsmith import Flagsmith


@cache
def client() -> Flagsmith:
    """Return the one client of this process."""
    return Flagsmith(
        environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
        api_url="https://edge.api.flagsmith.com/api/v1/",
        enable_local_evaluation=True,
    )


flags = client().get_environment_flags()
print("new_checkout:", "on" if flags.is_feature_enabled("new_checkout") else "off")

# The polling thread is a daemon: it never keeps the process alive. To stop it earlier, for example in tests:
client().environment_data_polling_manager_thread.stop()
# endregion: close
