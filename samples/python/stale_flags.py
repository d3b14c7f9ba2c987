"""Lists features that are tagged stale and that no scanned repository mentions."""

import os

import requests

API_URL = os.environ.get("FLAGSMITH_ADMIN_API_URL", "https://api.flagsmith.com/api/v1/")


# region: report
def get_all(session: requests.Session, url: str, **params):
    while url:
        page = session.get(url, params=params, timeout=10)
        page.raise_for_status()
        yield from page.json()["results"]
        url, params = page.json()["next"], {}


def removable(session: requests.Session, project_id: int) -> list[str]:
    project = f"{API_URL}projects/{project_id}/"
    tags = get_all(session, f"{project}tags/")
    stale = [str(tag["id"]) for tag in tags if tag["type"] == "STALE"]
    if not stale:
        return []
    features = get_all(
        session, f"{project}features/", tags=",".join(stale), is_archived="false", page_size=100
    )
    return [
        feature["name"]
        for feature in features
        if not any(repository["count"] for repository in feature["code_references_counts"])
    ]


if __name__ == "__main__":
    with requests.Session() as session:
        session.headers["Authorization"] = f"Api-Key {os.environ['FLAGSMITH_API_KEY']}"
        print("\n".join(removable(session, project_id=5)))
# endregion: report
