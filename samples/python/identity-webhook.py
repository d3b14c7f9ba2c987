# region: receiver
import hashlib
import hmac
import os

from fastapi import FastAPI, Request, Response

SECRET = os.environ["FLAGSMITH_WEBHOOK_SECRET"].encode()
app = FastAPI()


def is_signed(body: bytes, signature: str) -> bool:
    expected = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, signature)


@app.post("/flagsmith/identities")
async def receive(request: Request) -> Response:
    body = await request.body()  # the raw bytes: parsing first would change them
    if not is_signed(body, request.headers.get("X-Flagsmith-Signature", "")):
        return Response(status_code=401)

    event = await request.json()
    for flag in event["flags"]:
        value = flag["feature_state_value"] if flag["enabled"] else False
        print(event["identity"], flag["feature"]["name"], True if value is None else value)
    return Response(status_code=204)
# endregion: receiver


# proof: one signed and one forged delivery.
if __name__ == "__main__":
    import json

    from fastapi.testclient import TestClient

    body = json.dumps(
        {"identity": "demo_user", "flags": [{"enabled": True, "feature": {"name": "banner_text"}, "feature_state_value": "Spring sale"}]}
    ).encode()
    receiver = TestClient(app)
    signature = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
    for header in (signature, "0" * 64):
        print(receiver.post("/flagsmith/identities", content=body, headers={"X-Flagsmith-Signature": header}).status_code)
