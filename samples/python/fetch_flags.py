import requests

response = requests.get(
    "https://edge.api.flagsmith.com/api/v1/flags/",
    headers={"X-Environment-Key": "YOUR_ENVIRONMENT_KEY"},
    timeout=10,
)
response.raise_for_status()
enabled = any(flag["feature"]["name"] == "new_checkout" and flag["enabled"] for flag in response.json())
print(f"new_checkout: {'on' if enabled else 'off'}")
