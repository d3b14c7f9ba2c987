# region: app
import os

import flask
import sentry_sdk
from flagsmith import Flagsmith
from openfeature import api
from openfeature_flagsmith.provider import FlagsmithProvider
from sentry_sdk.integrations.openfeature import OpenFeatureIntegration

sentry_sdk.init(
    dsn=os.environ["SENTRY_DSN"],
    integrations=[OpenFeatureIntegration()],
)

api.set_provider(
    FlagsmithProvider(
        client=Flagsmith(
            environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
            api_url="https://edge.api.flagsmith.com/api/v1/",
        )
    )
)
flags = api.get_client()
app = flask.Flask(__name__)


@app.get("/checkout")
def checkout() -> str:
    flags.get_boolean_value("checkout_redesign", False)
    raise RuntimeError("an error that carries the flag")
# endregion: app
