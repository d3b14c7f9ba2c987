"""Check the signature of a webhook body: python verify.py BODY_FILE SIGNATURE SECRET.

Without arguments it checks itself with test case 2 of RFC 4231.
"""

import sys
from pathlib import Path

# region: verify
import hashlib
import hmac


def is_valid_signature(body: bytes, signature: str, secret: str) -> bool:
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode())


# endregion: verify


if __name__ == "__main__":
    if len(sys.argv) == 4:
        body, signature, secret = Path(sys.argv[1]).read_bytes(), sys.argv[2], sys.argv[3]
    else:
        body, secret = b"what do ya want for nothing?", "Jefe"
        signature = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    print("valid" if is_valid_signature(body, signature, secret) else "invalid")
