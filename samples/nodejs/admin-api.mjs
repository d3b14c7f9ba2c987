// Changes a flag through the Admin API, without an SDK.
// region: update
const api = 'https://api.flagsmith.com/api/v1/';
const headers = {
  Authorization: `Api-Key ${process.env.FLAGSMITH_API_KEY}`,
  'Content-Type': 'application/json',
};

async function call(path, options = {}) {
  const response = await fetch(api + path, {...options, headers});
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.status === 204 ? null : response.json();
}

export async function setFlag(environmentKey, name, change) {
  const {results} = await call(`environments/${environmentKey}/featurestates/?feature_name=${encodeURIComponent(name)}`);
  if (results.length === 0) throw new Error(`No feature ${name} in this environment`);
  return call(`environments/${environmentKey}/featurestates/${results[0].id}/`, {
    method: 'PATCH',
    body: JSON.stringify(change),
  });
}
// endregion: update
