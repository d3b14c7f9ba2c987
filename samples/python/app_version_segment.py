"""Asks the engine of the SDK which app versions are inside the segment of a broken release. Nothing is stored."""

# region: test
import os
import sys

from flagsmith import Flagsmith


def is_on(client: Flagsmith, flag: str, **traits: str) -> bool:
    return client.get_identity_flags("install-7f3a", traits=traits).is_feature_enabled(flag)


def print_versions(client: Flagsmith, flag: str) -> None:
    for version in ("5.3.9", "5.4.0", "5.4.1", "5.4.1+3021", "5.4.1-beta.2", "5.4.2", "5.4", "5.4.1 (3021)", "10.0.0"):
        state = "on" if is_on(client, flag, platform="ios", app_version=version) else "off"
        print(f"ios {version}: {state}")
    print("android 5.4.1:", "on" if is_on(client, flag, platform="android", app_version="5.4.1") else "off")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        client = Flagsmith(
            environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
            api_url="https://edge.api.flagsmith.com/api/v1/",
            enable_local_evaluation=True,
        )
        print_versions(client, sys.argv[1])
    else:
        print("usage: app_version_segment.py FLAG", file=sys.stderr)
# endregion: test


# proof: an environment whose flag is off for iOS 5.4.0 to 5.4.1.
import json


def document_with_segment() -> dict:
    with open(os.environ["FLAGSMITH_ENVIRONMENT_DOCUMENT"]) as file:
        document = json.load(file)
    default = next(state for state in document["feature_states"] if state["feature"]["name"] == "new_checkout")
    default["enabled"] = True
    conditions = [
        {"property_": "platform", "operator": "EQUAL", "value": "ios"},
        {"property_": "app_version", "operator": "GREATER_THAN_INCLUSIVE", "value": "5.4.0:semver"},
        {"property_": "app_version", "operator": "LESS_THAN_INCLUSIVE", "value": "5.4.1:semver"},
    ]
    document["project"]["segments"] = [
        {
            "id": 1,
            "name": "ios_5_4_0_to_5_4_1",
            "rules": [{"type": "ALL", "conditions": [], "rules": [
                {"type": "ANY", "rules": [], "conditions": [condition]} for condition in conditions]}],
            "feature_states": [{**default, "enabled": False, "feature_segment": {"priority": 0}}],
        }
    ]
    return document


DOCUMENT = document_with_segment()


class Document:
    def get_environment(self) -> dict:
        return DOCUMENT


print_versions(Flagsmith(offline_mode=True, offline_handler=Document()), "new_checkout")
