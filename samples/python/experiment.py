"""A visitor in an experiment: the variation, the exposure and a conversion."""

import os

from flagsmith import Flagsmith

FLAG = "paypal_button_test"

# region: expose
client = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url=os.environ["FLAGSMITH_API_URL"],
    enable_events=True,
)


def start_visit(visitor_id: str):
    # Records $flag_exposure with the variant, if this visitor takes part.
    return client.get_experiment_flag(FLAG, identifier=visitor_id)
# endregion: expose


# region: record
def record_exposure(flag, visitor_id: str) -> None:
    """For servers that do not say who takes part: the variant is enough."""
    if flag.enabled and not flag.experiment:
        client.track_exposure_event(FLAG, identifier=visitor_id, value=flag.variant)
# endregion: record


# region: convert
def on_payment(visitor_id: str, amount: float) -> None:
    client.track_event("payment_completed", identifier=visitor_id, value=amount)
# endregion: convert


# proof: one visitor. Events go to an address where nothing listens, so they are dropped.
flag = start_visit("visitor-1")
print(flag.value)
record_exposure(flag, "visitor-1")
on_payment("visitor-1", 42)
