"""Turns flag analytics on, and reads the counts back from the Admin API."""

import os

import requests
from flagsmith import Flagsmith


# region: enable
def connect() -> Flagsmith:
    return Flagsmith(
        environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
        api_url=os.environ["FLAGSMITH_API_URL"],
        enable_analytics=True,
        application_metadata={"name": "shop-api", "version": "4.2.0"},
    )
# endregion: enable


# region: read
def evaluations(project_id: int, feature_id: int, environment_id: int, days: int = 30) -> int:
    """Return how often a feature was evaluated in an environment."""
    answer = requests.get(
        f"https://api.flagsmith.com/api/v1/projects/{project_id}/features/{feature_id}/evaluation-data/",
        params={"environment_id": environment_id, "period": days},
        headers={"Authorization": f"Api-Key {os.environ['FLAGSMITH_API_KEY']}"},
        timeout=10,
    )
    answer.raise_for_status()
    return sum(entry["count"] for entry in answer.json())
# endregion: read


if __name__ == "__main__":
    flags = connect().get_environment_flags()
    print("new_checkout:", "on" if flags.is_feature_enabled("new_checkout") else "off")
