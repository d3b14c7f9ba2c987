"""Measures a percentage rollout before you trust it."""

import os
import sys

# region: bucket
import hashlib


def bucket(segment_id: int | str, value: str) -> float:
    """The number from 0 up to, not including, 100 that a % Split condition compares with its value."""
    text = f"{segment_id},{value}"
    hashed = text
    while True:
        number = int(hashlib.md5(hashed.encode()).hexdigest(), 16) % 9999 / 9998 * 100
        if number != 100:
            return number
        hashed = f"{hashed},{text}"  # one value in 9,999 is exactly 100 and is hashed again, repeated once more
# endregion: bucket


# region: measure
import secrets

from flagsmith import Flagsmith


def measured_share(client: Flagsmith, flag: str, identifiers: list[str]) -> float:
    """Evaluate the flag for each identifier in local evaluation. Nothing is stored, and no call is made per identifier."""
    enabled = sum(client.get_identity_flags(identifier).is_feature_enabled(flag) for identifier in identifiers)
    return 100 * enabled / len(identifiers)


def check_rollout(flag: str, expected: float, tolerance: float = 1.0) -> None:
    client = Flagsmith(
        environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
        api_url=os.environ.get("FLAGSMITH_API_URL", "https://edge.api.flagsmith.com/api/v1/"),
        enable_local_evaluation=True,
    )
    share = measured_share(client, flag, [secrets.token_hex(16) for _ in range(10_000)])
    print(f"{flag}: {share:.2f} % of 10,000 identities, expected {expected} %")
    if abs(share - expected) > tolerance:
        sys.exit("The rollout is not what the plan says.")
# endregion: measure


if __name__ == "__main__":
    if len(sys.argv) == 3:
        check_rollout(sys.argv[1], float(sys.argv[2]))
    else:
        print("usage: staged_rollout.py FLAG PERCENTAGE", file=sys.stderr)


# proof: the same measurement on a document with a rollout segment, for fixed identifiers.
import json


def example() -> None:
    for segment_id, value in [(1, "user-1"), (1, "user-2"), (2, "user-1"), (12345, "test_user_1"), (10, "org-42")]:
        print(f"{segment_id},{value}: {bucket(segment_id, value):.7f}")

    with open(os.environ["FLAGSMITH_ENVIRONMENT_DOCUMENT"]) as file:
        document = json.load(file)
    default = next(state for state in document["feature_states"] if state["feature"]["name"] == "banner_text")
    identifiers = [f"user-{number}" for number in range(10_000)]
    earlier: set[str] = set()
    for percentage in (0, 1, 10, 50, 100):
        rollout = {
            "id": 4711,
            "name": "rollout_banner_text",
            "rules": [{"type": "ALL", "rules": [
                {"type": "ANY", "rules": [], "conditions": [
                    {"operator": "PERCENTAGE_SPLIT", "property_": "$.identity.key", "value": str(percentage)}]}], "conditions": []}],
            "feature_states": [{**default, "enabled": True, "feature_segment": {"priority": 0}}],
        }
        document["project"]["segments"] = [rollout]

        class Handler:
            def get_environment(self):
                return document

        client = Flagsmith(offline_mode=True, offline_handler=Handler())
        inside = {name for name in identifiers if client.get_identity_flags(name).is_feature_enabled("banner_text")}
        formula = {name for name in identifiers if bucket(4711, f"{document['api_key']}_{name}") <= percentage}
        print(f"{percentage} %: {len(inside)} of 10,000, as computed: {inside == formula}, earlier ones kept: {earlier <= inside}")
        earlier = inside


example()
