"""Turns a user id into an identifier that nobody can guess."""

import os

# region: identifier
import hashlib
import hmac


def flagsmith_identifier(user_id: str | int, secret: str) -> str:
    """The same user always gets the same 64 characters; without the secret nobody can compute them."""
    return hmac.new(secret.encode(), str(user_id).encode(), hashlib.sha256).hexdigest()
# endregion: identifier


print(flagsmith_identifier(1017, os.environ.get("FLAG_IDENTIFIER_SECRET", "example-secret")))
