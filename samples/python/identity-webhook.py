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


# proof: started with the command of the page; one signed and one forged delivery.
if __name__ == "__main__":
    import json
    import socket
    import subprocess
    import sys
    import time
    from pathlib import Path

    import requests

    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    uvicorn = [str(Path(sys.executable).with_name("uvicorn")), f"{Path(__file__).stem}:app", "--port", str(port)]
    body = json.dumps(
        {"identity": "demo_user", "flags": [{"enabled": True, "feature": {"name": "banner_text"}, "feature_state_value": "Spring sale"}]}
    ).encode()
    signature = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
    with subprocess.Popen(uvicorn, cwd=Path(__file__).parent, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.1)
        for header in (signature, "0" * 64):
            url = f"http://127.0.0.1:{port}/flagsmith/identities"
            print(requests.post(url, data=body, headers={"X-Flagsmith-Signature": header}, timeout=10).status_code)
        server.terminate()
        print(server.stdout.read().splitlines()[0])
