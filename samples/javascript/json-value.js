// Values that hold JSON, and what the fallback covers.

// region: json
import {createFlagsmithInstance} from '@flagsmith/flagsmith';

const flagsmith = createFlagsmithInstance();
await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  preventFetch: true,
  defaultFlags: {
    theme: {enabled: true, value: '{"primary": "#0a7", "radius": 8}'},
    broken: {enabled: true, value: '{"primary": '},
    empty: {enabled: true, value: null},
  },
});

console.log(flagsmith.getValue('theme')); // the text
console.log(flagsmith.getValue('theme', {json: true}).radius); // the parsed object
console.log(flagsmith.getValue('broken', {json: true, fallback: {radius: 4}}).radius); // not JSON: fallback
console.log(flagsmith.getValue('empty', {fallback: 'none'})); // no value: fallback
console.log(flagsmith.getValue('no_such_flag', {fallback: 'none'})); // no flag: fallback
console.log(flagsmith.hasFeature('no_such_flag', {fallback: true}));
// endregion: json
