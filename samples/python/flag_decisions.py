"""A service reads the decisions that a gateway passes on in a signed header."""

# region: service
import base64
import hashlib
import hmac
import json
import os
import time
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header

SECRET = os.environ["FLAG_DECISIONS_SECRET"].encode()  # the same in the gateway and the services


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Decisions:
    """Answers from the header. Without a valid one, every question gets its fallback."""

    def __init__(self, x_flag_decisions: Annotated[str, Header()] = ""):
        self._flags: dict[str, dict[str, Any]] = {}
        payload, _, signature = x_flag_decisions.partition(".")
        expected = base64.urlsafe_b64encode(hmac.digest(SECRET, payload.encode(), hashlib.sha256)).decode().rstrip("=")
        if hmac.compare_digest(expected.encode(), signature.encode()):
            decisions = json.loads(from_base64url(payload))
            if decisions["exp"] > time.time():
                self._flags = decisions["flags"]

    def is_enabled(self, name: str, fallback: bool) -> bool:
        return self._flags.get(name, {}).get("enabled", fallback)


app = FastAPI()


@app.get("/checkout")
def checkout(flags: Annotated[Decisions, Depends()]) -> dict[str, str]:
    return {"checkout": "new" if flags.is_enabled("new_checkout", fallback=False) else "old"}
# endregion: service


# proof: the header of the gateway, the same one forged, and none.
if __name__ == "__main__":
    from fastapi.testclient import TestClient

    FROM_GATEWAY = "eyJzdWIiOiJjdXN0b21lci00MiIsImV4cCI6NDEwMjQ0NDgwMCwiZmxhZ3MiOnsibmV3X2NoZWNrb3V0Ijp7ImVuYWJsZWQiOnRydWUsInZhbHVlIjpudWxsfX19.fiKF1a4-dYe9O_rJYLBSvdgxbX0buLVAk1zja7-q5U8"
    service = TestClient(app)
    for header in (FROM_GATEWAY, "x" + FROM_GATEWAY, ""):
        print(service.get("/checkout", headers={"X-Flag-Decisions": header}).json())
