"""Receive Flagsmith webhooks, check their signature and print what changed.

Run: WEBHOOK_SECRET=YOUR_WEBHOOK_SECRET python webhook-receiver.py 8080
"""

import json
import os
import sys

# region: receiver
import hashlib
import hmac
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["WEBHOOK_SECRET"]
MAX_BODY_BYTES = 5_000_000


def is_valid_signature(body: bytes, signature: str) -> bool:
    expected = hmac.new(SECRET.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode())


class WebhookHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        if length > MAX_BODY_BYTES:
            self.reply(413)
            return
        body = self.rfile.read(length)
        if not is_valid_signature(body, self.headers.get("X-Flagsmith-Signature", "")):
            self.reply(401)
            return
        try:
            event = json.loads(body)
        except json.JSONDecodeError:
            self.reply(400)
            return
        self.reply(204)  # answer first, work afterwards: the sender waits 10 seconds at most
        print(describe(event), flush=True)

    def reply(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


# endregion: receiver


# region: describe
def describe(event: dict) -> str:
    data = event["data"]
    match event["event_type"]:
        case "FLAG_UPDATED":
            state = data["new_state"]
            target = state["identity_identifier"] or (
                state["feature_segment"]["segment"]["name"] if state["feature_segment"] else "everyone"
            )
            return (
                f"{state['feature']['name']} in {state['environment']['name']} for {target}: "
                f"enabled={state['enabled']} value={state['feature_state_value']!r}"
            )
        case "FLAG_DELETED":
            state = data["previous_state"]
            return f"{state['feature']['name']} in {state['environment']['name']}: deleted"
        case "NEW_VERSION_PUBLISHED":
            return f"{data['feature']['name']}: version {data['uuid']} published"
        case "AUDIT_LOG_CREATED":
            author = (data["author"] or {}).get("email", "an API key or the system")
            return f"audit: {data['log']} by {author}"
        case other:
            return f"ignored event type {other}"


# endregion: describe


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    ThreadingHTTPServer(("", port), WebhookHandler).serve_forever()
