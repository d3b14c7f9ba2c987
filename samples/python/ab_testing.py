"""An A/B/n test on the server, and a check of its split."""

import os
from collections import Counter

from flagsmith import Flagsmith

FLAG = "paypal_button_test"


# region: branch
def payment_button(client: Flagsmith, visitor_id: str, track) -> str | None:
    """Return the variation to render, or None when the test is off."""
    flag = client.get_identity_flags(visitor_id).get_flag(FLAG)
    if not flag.enabled:
        return None
    track(visitor_id, "experiment_viewed", {"flag": FLAG, "variation": flag.value})
    return flag.value
# endregion: branch


# region: split
def measured_split(client: Flagsmith, visitors: int = 1000) -> Counter:
    """Evaluate the flag for made-up visitors and count the variations."""
    values = (client.get_identity_flags(f"split-check-{n}").get_feature_value(FLAG) for n in range(visitors))
    return Counter(values)


def main() -> None:
    client = Flagsmith(
        environment_key=os.environ["FLAGSMITH_SERVER_KEY"],
        api_url=os.environ["FLAGSMITH_API_URL"],
        enable_local_evaluation=True,
    )
    for value, count in measured_split(client).most_common():
        print(f"{value}: {count / 10:.1f} %")


if __name__ == "__main__":
    main()
# endregion: split
