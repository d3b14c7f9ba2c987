"""Lists the features whose review date, kept in a custom field, has passed."""

import os
from datetime import date

import requests

API_URL = os.environ.get("FLAGSMITH_ADMIN_API_URL", "https://api.flagsmith.com/api/v1/")


# region: review
def features(session: requests.Session, project_id: int):
    url = f"{API_URL}projects/{project_id}/features/?page_size=100"
    while url:
        page = session.get(url, timeout=10)
        page.raise_for_status()
        yield from page.json()["results"]
        url = page.json()["next"]


def overdue(session: requests.Session, project_id: int, model_field: int, today: date) -> list[tuple[str, str]]:
    """Return name and review date of the features that are past it. The field holds YYYY-MM-DD."""
    return [
        (feature["name"], value["field_value"])
        for feature in features(session, project_id)
        for value in feature["metadata"]
        if value["model_field"] == model_field and date.fromisoformat(value["field_value"]) < today
    ]


if __name__ == "__main__":
    with requests.Session() as session:
        session.headers["Authorization"] = f"Api-Key {os.environ['FLAGSMITH_API_KEY']}"
        for name, review_date in overdue(session, project_id=5, model_field=21, today=date.today()):
            print(f"{name}: review was due {review_date}")
# endregion: review
