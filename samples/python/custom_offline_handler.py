"""Reads the environment document from a place of your own."""

# region: handler
import json
import time
from pathlib import Path

from flagsmith import Flagsmith
from flagsmith.api.types import EnvironmentModel
from flagsmith.offline_handlers import BaseOfflineHandler


class SharedVolumeHandler(BaseOfflineHandler):
    """Accepts the document only while it is fresh enough."""

    def __init__(self, path: str, max_age_seconds: int) -> None:
        self.path = Path(path)
        self.max_age_seconds = max_age_seconds

    def get_environment(self) -> EnvironmentModel:
        age = time.time() - self.path.stat().st_mtime
        if age > self.max_age_seconds:
            raise RuntimeError(f"{self.path} is {age:.0f} s old")
        return json.loads(self.path.read_text())


flagsmith = Flagsmith(
    offline_mode=True,
    offline_handler=SharedVolumeHandler("environment.json", max_age_seconds=86_400),
)
# endregion: handler

flags = flagsmith.get_identity_flags("customer-42", traits={"plan": "pro"})
print("banner_text:", flags.get_feature_value("banner_text"))
