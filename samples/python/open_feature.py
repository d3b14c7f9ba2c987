"""Evaluates flags through OpenFeature with Flagsmith behind it."""

# region: init
import os

from flagsmith import Flagsmith
from openfeature import api
from openfeature.evaluation_context import EvaluationContext
from openfeature_flagsmith.provider import FlagsmithProvider

flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url="https://edge.api.flagsmith.com/api/v1/",
)
api.set_provider(FlagsmithProvider(client=flagsmith))
client = api.get_client()
# endregion: init

# region: evaluate
# Without a targeting key the flags of the environment apply.
if client.get_boolean_value("new_checkout", False):
    print("new_checkout: on")

# With one, the identity is evaluated; attributes become its traits.
customer = EvaluationContext(
    targeting_key="customer-42",
    attributes={"traits": {"plan": "pro"}},
)
print("banner_text:", client.get_string_value("banner_text", "none", customer))
print("page_size:", client.get_integer_value("page_size", 10, customer))
# endregion: evaluate

# region: details
details = client.get_boolean_details("no_such_flag", False)
print("no_such_flag:", details.value, details.error_code)
# endregion: details
