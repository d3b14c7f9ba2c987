"""Reads flags so that no failure of the network, the API or a value reaches the caller."""

import os
import time

# region: wrapper
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from flagsmith import Flagsmith
from flagsmith.exceptions import FlagsmithClientError
from urllib3 import Retry

T = TypeVar("T")
fallbacks_used: Counter[str] = Counter()  # export this to your metrics


class SafeFlags:
    """The flags of one request. Build it once, pass it on, and never catch an SDK error again."""

    def __init__(self, client: Flagsmith, identifier: str | None = None, traits: dict[str, Any] | None = None):
        try:
            self._flags = client.get_identity_flags(identifier, traits) if identifier else client.get_environment_flags()
        except FlagsmithClientError:  # FlagsmithAPIError is a subclass
            self._flags = None

    def is_enabled(self, name: str, fallback: bool) -> bool:
        flag = self._find(name)
        return fallback if flag is None else flag.enabled

    def value(self, name: str, fallback: T) -> T:
        flag = self._find(name)
        if flag is None:
            return fallback
        # Somebody can type "fifty" into a field where code expects 50.
        return flag.value if type(flag.value) is type(fallback) else self._fall_back(name, fallback)

    def json_value(self, name: str, fallback: T, is_valid: Callable[[Any], bool]) -> T:
        flag = self._find(name)
        if flag is None:
            return fallback
        try:
            parsed = json.loads(flag.value)
        except (TypeError, ValueError):
            parsed = None
        return parsed if is_valid(parsed) else self._fall_back(name, fallback)

    def _find(self, name: str):
        try:
            return self._flags.get_flag(name) if self._flags else self._fall_back(name, None)
        except FlagsmithClientError:  # no flag of that name
            return self._fall_back(name, None)

    @staticmethod
    def _fall_back(name: str, fallback: T) -> T:
        fallbacks_used[name] += 1
        return fallback


def connect(api_url: str) -> Flagsmith:
    return Flagsmith(
        environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
        api_url=api_url,
        request_timeout_seconds=2,
        retries=Retry(total=1, backoff_factor=0.1),
    )
# endregion: wrapper


# region: chaos
def print_flags(api_url: str) -> None:
    started = time.monotonic()
    flags = SafeFlags(connect(api_url))
    theme = flags.json_value(
        "banner_text",
        fallback={"colour": "grey"},
        is_valid=lambda value: isinstance(value, dict) and isinstance(value.get("colour"), str),
    )
    print("new_checkout:", "on" if flags.is_enabled("new_checkout", fallback=False) else "off")
    print("page_size:", flags.value("page_size", fallback=10))
    print("theme:", theme["colour"])
    print("no_such_flag:", "on" if flags.is_enabled("no_such_flag", fallback=False) else "off")
    assert time.monotonic() - started < 5, "flags must not hold up a request"


print("API up")
print_flags("https://edge.api.flagsmith.com/api/v1/")
print("API down")
print_flags("https://unreachable.example.com/api/v1/")
print("fallbacks:", dict(fallbacks_used))
# endregion: chaos
