"""Keeps the environment document up to date through the event stream."""

import os

from flagsmith import Flagsmith

# region: init
flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
    api_url=os.environ["FLAGSMITH_API_URL"],
    enable_local_evaluation=True,
    enable_realtime_updates=True,
    # realtime_api_url="https://realtime.flags.example.com/",  # self-hosted
)
# endregion: init
print(flagsmith.get_environment_flags().is_feature_enabled("new_checkout"))
