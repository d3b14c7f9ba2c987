/** What makes the company look used: overrides, keys, webhooks, versions, code references. */
import type {Api, SeededProject} from './seedCompany';

type Extras = {as: Api; sql: (statement: string) => Promise<string>; organisation: number; shop: SeededProject};

export async function seedExtras({as, sql, organisation, shop}: Extras): Promise<void> {
  await seedOverrides(as, shop);
  await seedKeys(as, organisation, shop);
  await seedWebhooks(sql, organisation, shop);
  await seedCodeReferences(as, shop);
  await seedVersions(as, shop);
  await seedApprovals(as, shop);
  await seedFields(as, organisation);
  await seedChanges(as, shop);
}

const production = (shop: SeededProject) => shop.environments['Production'] ?? {id: 0, key: ''};

async function seedOverrides(as: Api, shop: SeededProject): Promise<void> {
  const {key} = production(shop);
  const overrides: [feature: string, segment: string, value: string | undefined][] = [
    ['banner_text', 'pro_plan', 'Pro members save 20%'],
    ['banner_text', 'europe', 'Free delivery in Europe'],
    ['new_checkout', 'checkout_rollout', undefined],
  ];
  for (const [index, [feature, segment, value]] of overrides.entries())
    await as.post(`environments/${key}/features/${shop.features[feature]}/create-segment-override/`, {
      feature_segment: {segment: shop.segments[segment], priority: index % 2},
      enabled: true,
      feature_state_value: value === undefined ? {} : {type: 'unicode', string_value: value},
    });
  const {results} = await as.get<{results: {id: number; identifier: string}[]}>(`environments/${key}/identities/?q=customer-42`);
  await as.post(`environments/${key}/identities/${results[0]?.id}/featurestates/`, {feature: shop.features['dark_mode'], enabled: true});
}

async function seedKeys(as: Api, organisation: number, shop: SeededProject): Promise<void> {
  for (const name of ['shop-api', 'checkout-worker']) await as.post(`environments/${production(shop).key}/api-keys/`, {name});
  for (const name of ['Deployment pipeline', 'Terraform'])
    await as.post(`organisations/${organisation}/master-api-keys/`, {name, is_admin: true});
}

/** With SQL: the API looks the host up, and `.example` has no address. */
async function seedWebhooks(sql: Extras['sql'], organisation: number, shop: SeededProject): Promise<void> {
  const columns = 'uuid, url, enabled, secret, created_at, updated_at';
  const values = (path: string) => `gen_random_uuid(), 'https://hooks.harbourcoffee.example/${path}', true, '', now(), now()`;
  await sql(`insert into environments_webhook (environment_id, ${columns}) values (${production(shop).id}, ${values('flags')})`);
  await sql(
    `insert into organisations_organisationwebhook (organisation_id, name, ${columns}) values (${organisation}, '', ${values('audit')})`,
  );
}

async function seedCodeReferences(as: Api, shop: SeededProject): Promise<void> {
  const references: [feature_name: string, file_path: string, line_number: number][] = [
    ['new_checkout', 'src/checkout/CheckoutPage.tsx', 18],
    ['new_checkout', 'src/checkout/routes.ts', 42],
    ['banner_text', 'src/home/Banner.tsx', 9],
  ];
  await as.post(`projects/${shop.id}/code-references/`, {
    repository_url: 'https://github.com/harbour-coffee/web-shop',
    revision: '4f1c2d7a9b3e5f60718293a4b5c6d7e8f9012345',
    code_references: references.map(([feature_name, file_path, line_number]) => ({feature_name, file_path, line_number})),
  });
}

/** Staging has feature versioning; the last flag of it was changed twice. */
async function seedVersions(as: Api, shop: SeededProject): Promise<void> {
  const staging = shop.environments['Staging'] ?? {id: 0, key: ''};
  await as.post(`environments/${staging.key}/enable-v2-versioning/`, {});
  const isDone = async () => (await as.get<{use_v2_feature_versioning: boolean}>(`environments/${staging.key}/`)).use_v2_feature_versioning;
  const deadline = Date.now() + 120_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('Feature versioning of Staging is not on after 120 s: is the Task Processor running?');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  for (const [value, enabled] of [
    ['classic', true],
    ['fast', true],
    ['fast', false],
  ] as const)
    await as.post(`environments/${staging.id}/features/${shop.features['search_engine']}/versions/`, {
      publish_immediately: true,
      feature_states_to_update: [{enabled, feature_segment: null, feature_state_value: {type: 'unicode', string_value: value}}],
    });
}

/** Last, because the versions above are published without a request. */
async function seedApprovals(as: Api, shop: SeededProject): Promise<void> {
  await as.send('PATCH', `environments/${shop.environments['Staging']?.key}/`, {minimum_change_request_approvals: 1});
}

async function seedFields(as: Api, organisation: number): Promise<void> {
  const types = await as.get<{id: number; model: string}[]>(`organisations/${organisation}/metadata-model-fields/supported-content-types/`);
  const feature = types.find(({model}) => model === 'feature')?.id;
  const fields = [
    {name: 'ticket', type: 'url', description: 'Issue that asked for the flag'},
    {name: 'remove_in', type: 'str', description: 'Release in which the flag goes away'},
  ];
  for (const body of fields) {
    const field = await as.post('metadata/fields/', {...body, organisation});
    await as.post(`organisations/${organisation}/metadata-model-fields/`, {field: field.id, content_type: feature, is_required_for: []});
  }
}

async function seedChanges(as: Api, shop: SeededProject): Promise<void> {
  const {key} = production(shop);
  const changes = [true, false];
  const {results} = await as.get<{results: {id: number}[]}>(`environments/${key}/featurestates/?feature=${shop.features['maintenance']}`);
  for (const enabled of changes) await as.send('PATCH', `environments/${key}/featurestates/${results[0]?.id}/`, {enabled});
}
