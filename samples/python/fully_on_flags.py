"""Lists flags that are on for everybody in every environment and have not changed for a month."""

# region: report
import os
import sys
from datetime import datetime, timedelta, timezone

import requests

API_URL = "https://api.flagsmith.com/api/v1/"


def get_all(session: requests.Session, path: str, **params):
    url = API_URL + path
    while url:
        response = session.get(url, params=params, timeout=10)
        response.raise_for_status()
        page = response.json()
        if isinstance(page, list):  # not every list is paginated
            yield from page
            return
        yield from page["results"]
        url, params = page["next"], {}


def fully_on(session: requests.Session, project_id: int, days: int = 30) -> list[str]:
    """Names of flags that are candidates for removal. Flags with a permanent tag are left out."""
    limit = datetime.now(timezone.utc) - timedelta(days=days)
    permanent = {tag["id"] for tag in get_all(session, f"projects/{project_id}/tags/") if tag["is_permanent"]}
    candidates: set[str] | None = None
    for environment in get_all(session, "environments/", project=project_id):
        on_here = {
            feature["name"]
            for feature in get_all(
                session, f"projects/{project_id}/features/", environment=environment["id"], is_archived="false", page_size=100
            )
            if feature["environment_feature_state"]["enabled"]
            and not feature["num_segment_overrides"]
            and not feature["num_identity_overrides"]  # null on SaaS: look at the flag's identity overrides by hand
            and not permanent & set(feature["tags"])
            and is_older(feature, limit)
        }
        candidates = on_here if candidates is None else candidates & on_here
    return sorted(candidates or ())


def is_older(feature: dict, limit: datetime) -> bool:
    # The change time exists with feature versioning only; the creation date is the next best answer.
    changed = feature["last_modified_in_any_environment"] or feature["created_date"]
    return datetime.fromisoformat(changed.replace("Z", "+00:00")) < limit


def main(project_id: int) -> None:
    with requests.Session() as session:
        session.headers["Authorization"] = f"Api-Key {os.environ['FLAGSMITH_API_KEY']}"
        print("\n".join(fully_on(session, project_id)))


if __name__ == "__main__":
    if len(sys.argv) == 2:
        main(int(sys.argv[1]))
    else:
        print("usage: fully_on_flags.py PROJECT_ID", file=sys.stderr)
# endregion: report


# proof: a session that answers like the Admin API, which the mock does not have.
class ExampleSession:
    @staticmethod
    def feature(name: str, enabled: bool, changed: str, overrides: int = 0, tags: tuple[int, ...] = ()) -> dict:
        return {
            "name": name,
            "environment_feature_state": {"enabled": enabled},
            "num_segment_overrides": overrides,
            "num_identity_overrides": None,
            "tags": list(tags),
            "last_modified_in_any_environment": None,
            "created_date": changed,
        }

    def get(self, url: str, params: dict, timeout: int):
        if url.endswith("/tags/"):
            body = {"results": [{"id": 7, "is_permanent": True}], "next": None}
        elif url.endswith("environments/"):
            body = {"results": [{"id": 1}, {"id": 2}], "next": None}
        else:
            recent = datetime.now(timezone.utc).isoformat()
            body = {
                "results": [
                    self.feature("old_release", True, "2026-01-05T10:00:00Z"),
                    self.feature("half_released", params["environment"] == 1, "2026-01-05T10:00:00Z"),
                    self.feature("kill_switch", True, "2026-01-05T10:00:00Z", tags=(7,)),
                    self.feature("targeted", True, "2026-01-05T10:00:00Z", overrides=2),
                    self.feature("new_release", True, recent),
                ],
                "next": None,
            }
        response = requests.Response()
        response.status_code = 200
        response.json = lambda: body
        return response


print("remove:", ", ".join(fully_on(ExampleSession(), project_id=5)))
