// Flags with types: a misspelt name or a wrong value type is a compile error.

// region: init
import flagsmithClient from '@flagsmith/flagsmith';
import type {IFlagsmith} from '@flagsmith/flagsmith/types';

type Flags = {
  new_checkout: null;
  banner_text: string;
  page_size: number;
};
type Traits = 'plan' | 'seats';

const flagsmith = flagsmithClient as IFlagsmith<Flags, Traits>;

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
});
// endregion: init

// region: remote
const isNewCheckout: boolean = flagsmith.hasFeature('new_checkout');
const pageSize: number = flagsmith.getValue('page_size', {fallback: 10}) ?? 10;

console.log('new_checkout:', isNewCheckout ? 'on' : 'off');
console.log('page_size:', pageSize);
// endregion: remote

// region: identity
await flagsmith.identify('customer-42', {plan: 'pro', seats: 12});

const banner: string | null = flagsmith.getValue('banner_text');
console.log('banner_text:', banner);
// endregion: identity

// region: wrong
// @ts-expect-error There is no flag with this name.
flagsmith.hasFeature('new_chekcout');
// endregion: wrong
