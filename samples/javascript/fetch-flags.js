const response = await fetch('https://edge.api.flagsmith.com/api/v1/flags/', {
  headers: { 'X-Environment-Key': 'YOUR_ENVIRONMENT_KEY' },
});
if (!response.ok) throw new Error(`Flags: HTTP ${response.status}`);
const flags = await response.json();
const enabled = flags.find((flag) => flag.feature.name === 'new_checkout')?.enabled ?? false;
console.log(`new_checkout: ${enabled ? 'on' : 'off'}`);
