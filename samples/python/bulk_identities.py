# region: batches
import os
import time
from itertools import islice

import requests

API_URL = os.environ.get("FLAGSMITH_API_URL", "https://edge.api.flagsmith.com/api/v1/")
KEY = os.environ["FLAGSMITH_ENVIRONMENT_KEY"]
BATCH_SIZE = 100
ATTEMPTS = 5


def send(batch):
    for attempt in range(ATTEMPTS):
        try:
            response = requests.put(
                f"{API_URL}bulk-identities",
                json={"data": batch},
                headers={"X-Environment-Key": KEY},
                timeout=30,
            )
            if response.status_code < 500:
                response.raise_for_status()
                return
        except (requests.ConnectionError, requests.Timeout):
            pass
        time.sleep(2**attempt)
    raise RuntimeError(f"Gave up on the batch that starts with {batch[0]['identifier']}")


def send_all(identities):
    remaining = iter(identities)
    sent = 0
    while batch := list(islice(remaining, BATCH_SIZE)):
        send(batch)
        sent += len(batch)
        print(f"{sent} identities accepted")


# endregion: batches

if __name__ == "__main__":
    send_all(
        {"identifier": f"user-{number}", "traits": [{"trait_key": "plan", "trait_value": "free"}]}
        for number in range(250)
    )
