import os

from flagsmith import Flagsmith

flagsmith = Flagsmith(
    environment_key=os.environ["FLAGSMITH_ENVIRONMENT_KEY"],
    api_url=os.environ["FLAGSMITH_API_URL"],
    application_metadata={"name": "shop-api", "version": "4.2.0"},
)
print(f"new_checkout: {'on' if flagsmith.get_environment_flags().is_feature_enabled('new_checkout') else 'off'}")
