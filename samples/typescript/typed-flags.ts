// Two ways to type flags: by name only, or by name and value.

// region: names
import flagsmithClient, {createFlagsmithInstance} from '@flagsmith/flagsmith';
import type {IFlagsmith} from '@flagsmith/flagsmith/types';

type FlagName = 'new_checkout' | 'banner_text' | 'page_size';

// Names are checked; values stay string | number | boolean | null.
const byName = flagsmithClient as IFlagsmith<FlagName, 'plan'>;
// endregion: names

// region: values
interface Flags {
  new_checkout: null;
  banner_text: string;
  page_size: number;
}

// Names and values are checked.
const flagsmith = createFlagsmithInstance() as unknown as IFlagsmith<Flags, 'plan'>;
// endregion: values

await byName.init({environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/'});
await flagsmith.init({environmentID: 'YOUR_ENVIRONMENT_KEY', api: 'https://edge.api.flagsmith.com/api/v1/'});

// region: use
const size: number | null = flagsmith.getValue('page_size');
console.log('page_size:', size);
console.log('new_checkout:', byName.hasFeature('new_checkout') ? 'on' : 'off');

// @ts-expect-error The value of page_size is a number.
const wrong: string = flagsmith.getValue('page_size');
void wrong;
// endregion: use

// region: transient
// identify() is typed with two arguments; a transient identity goes through the context.
await flagsmith.setContext({identity: {identifier: 'guest-7f3a', transient: true, traits: {plan: 'pro'}}});
// endregion: transient
console.log('banner_text:', flagsmith.getValue('banner_text'));
