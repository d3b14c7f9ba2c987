"""Walks through lists of the Admin API, whatever way they are cut into pages."""

import os
import time
from collections.abc import Iterator

import requests

API = os.environ.get("FLAGSMITH_ADMIN_API_URL", "https://api.flagsmith.com/api/v1/")

session = requests.Session()
session.headers["Authorization"] = f"Api-Key {os.environ.get('FLAGSMITH_API_KEY', '')}"


# region: pages
def get(url: str, **params: str) -> requests.Response:
    """Send a GET request, and wait when the rate limit says so."""
    while True:
        response = session.get(url, params=params, timeout=30)
        if response.status_code != 429:
            response.raise_for_status()
            return response
        time.sleep(int(response.headers.get("Retry-After", "5")))


def items(path: str, **params: str) -> Iterator[dict]:
    """Yield every item of a list with numbered pages, or of a plain array."""
    url: str | None = f"{API}{path}"
    while url:
        body = get(url, **params).json()
        if isinstance(body, list):
            yield from body
            return
        yield from body["results"]
        url, params = body["next"], {}


def edge_identities(environment_key: str) -> Iterator[dict]:
    """Yield every identity of a SaaS environment."""
    cursor = ""
    while True:
        params = {"page_size": "100", **({"last_evaluated_key": cursor} if cursor else {})}
        body = get(f"{API}environments/{environment_key}/edge-identities/", **params).json()
        yield from body["results"]
        cursor = body["last_evaluated_key"]
        if not cursor:
            return
# endregion: pages


if __name__ == "__main__":
    for feature in items("projects/12/features/", page_size="100"):
        print(feature["name"])
