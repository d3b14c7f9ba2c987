"""Local evaluation in the Python SDK: reads {url, key, people} from standard input, prints the flags of each person."""

import json
import sys

from flagsmith import Flagsmith

order = json.load(sys.stdin)
client = Flagsmith(
    environment_key=order["key"],
    api_url=order["url"],
    enable_local_evaluation=True,
    environment_refresh_interval_seconds=3600,
)
answers = []
for person in order["people"]:
    flags = client.get_identity_flags(person["identifier"], person["traits"]).all_flags()
    answers.append({flag.feature_name: [flag.enabled, flag.value] for flag in flags})
print("@@" + json.dumps(answers))
