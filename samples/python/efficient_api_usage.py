"""Answers any number of requests from one environment document, and labels the calls that remain."""

# region: local
import os

from fastapi import FastAPI
from flagsmith import Flagsmith
from flagsmith.models import Flags

# One client for the whole process: each client polls on its own.
flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
    api_url="https://edge.api.flagsmith.com/api/v1/",
    enable_local_evaluation=True,
    environment_refresh_interval_seconds=60,
    application_metadata={"name": "shop-api", "version": "4.2.0"},
)
app = FastAPI()


@app.get("/products")
def products(customer_id: str, plan: str) -> dict:
    # Once per request; pass the object on to everything that needs a flag.
    flags = flagsmith.get_identity_flags(customer_id, traits={"plan": plan})
    return {"page_size": flags.get_feature_value("page_size"), "banner": banner(flags)}


def banner(flags: Flags) -> str | None:
    return flags.get_feature_value("banner_text") if flags.is_feature_enabled("banner_text") else None
# endregion: local


# proof: counts the calls for 100 requests, then those of a client that starts.
from threading import Semaphore

import requests
from fastapi.testclient import TestClient

calls: list[str] = []
answered = Semaphore(0)
send = requests.Session.send


def counted_send(session: requests.Session, request: requests.PreparedRequest, **options):
    calls.append(request.url.split("/api/v1/")[-1])
    response = send(session, request, **options)
    answered.release()
    return response


def stop(client: Flagsmith) -> None:
    client.environment_data_polling_manager_thread.stop()
    client.environment_data_polling_manager_thread.join()


requests.Session.send = counted_send
service = TestClient(app)
for number in range(100):
    answer = service.get("/products", params={"customer_id": f"customer-{number}", "plan": "pro"}).json()
print("banner_text:", answer["banner"])
# The background thread may poll in between, which costs the same without requests.
print("calls for 100 requests:", len([call for call in calls if call != "environment-document/"]))

stop(flagsmith)
calls.clear()
answered = Semaphore(0)
second = Flagsmith(os.environ["FLAGSMITH_SERVER_KEY"], api_url="https://edge.api.flagsmith.com/api/v1/", enable_local_evaluation=True)
for _ in range(2):
    answered.acquire(timeout=20)
stop(second)
print("calls at start:", calls)
