/**
 * The company that the pictures show. Names, texts and numbers are made up, and the same on every
 * run.
 */
import {FEATURES as SHOP_FEATURES} from '../platform/seedProject';

export const COMPANY = 'Harbour Coffee';
/** Where the browser's clock stands still, and what dates in the database are counted back from. */
export const NOW = '2026-11-10T10:00:00Z';

export type Person = {email: string; password: string; first_name: string; last_name: string};
const person = (first_name: string, last_name: string): Person => ({
  email: `${first_name.toLowerCase()}@harbourcoffee.example`,
  password: 'A-picture-password-1',
  first_name,
  last_name,
});
/** The first one owns the organisation; she is the one who looks at the dashboard. */
export const PEOPLE = [person('Maya', 'Lindqvist'), person('Tom', 'Okafor'), person('Priya', 'Nair'), person('Jonas', 'Weber')] as const;
export const GROUPS = {'Checkout team': ['Tom', 'Priya'], Platform: ['Jonas']};

export const FEATURES = [
  ...SHOP_FEATURES.filter(({name}) => name !== 'version-check'),
  {
    name: 'paypal_button_test',
    description: 'Which PayPal button sells more',
    initial_value: 'none',
    default_enabled: true,
    type: 'MULTIVARIATE',
    tags: ['checkout'],
    multivariate_options: ['blue', 'gold'].map((value) => ({type: 'unicode', string_value: value, default_percentage_allocation: 5})),
  },
];
export const TAGS = {checkout: '#0b7285', marketing: '#d6336c', design: '#7048e8', operations: '#e67700'};

export const condition = (property: string, operator: string, value: string) => ({property, operator, value});
export const allOf = (...conditions: object[]) => [
  {type: 'ALL', conditions: [], rules: conditions.map((each) => ({type: 'ANY', rules: [], conditions: [each]}))},
];
export const SEGMENTS = [
  {name: 'pro_plan', description: 'Customers on the Pro plan', rules: allOf(condition('plan', 'EQUAL', 'pro'))},
  {name: 'europe', description: 'Customers in Germany, France or Portugal', rules: allOf(condition('country', 'IN', 'DE,FR,PT'))},
  {
    name: 'checkout_rollout',
    description: 'Share of customers who see the new checkout',
    rules: allOf(condition('$.identity.key', 'PERCENTAGE_SPLIT', '10')),
  },
  {name: 'old_app', description: 'Apps older than 2.1.0', rules: allOf(condition('app_version', 'LESS_THAN', '2.1.0:semver'))},
];

export const IDENTITIES = [
  {identifier: 'customer-42', traits: {plan: 'pro', country: 'DE', orders: 17, newsletter: true}},
  {identifier: 'customer-43', traits: {plan: 'free', country: 'US', orders: 2}},
  {identifier: 'customer-44', traits: {plan: 'free', country: 'FR', orders: 5}},
  {identifier: 'beta-tester-1', traits: {plan: 'free', country: 'PT', beta: true}},
  {identifier: 'barista-7', traits: {plan: 'staff', country: 'PT', beta: true}},
];
