import {picturesOf, type PagePictures, type Picture, type Ring} from './types';

const list = '/project/{project}/integrations';

type Form = {
  page: string;
  /** As on the card and on the page. */
  title: string;
  step: string;
  rings: Ring[];
  /** Typed into fields, by the id of the field. */
  values?: Record<string, string>;
  /** Configured for one environment, which is chosen in the form. */
  isPerEnvironment?: boolean;
};

/** The form that **Add to project** opens for one integration. */
function formOf({page, title, step, rings, values = {}, isPerEnvironment = false}: Form): PagePictures {
  const name = `${page.split('/').at(-1)}-form`;
  const card = `css=.panel-integrations:has(h4:text-is("${title}"))`;
  const picture: Picture = {
    name,
    step,
    seed: 'shop',
    path: list,
    window: {width: 900},
    actions: [
      {click: `${card} button[id^="integration-setup"]`},
      ...(isPerEnvironment ? [{click: 'Select an Environment'}, {click: 'Production'}] : []),
      ...Object.entries(values).map(([id, value]) => ({fill: `css=.modal.show #${id}`, with: value})),
      {see: `${title} Integration`},
    ],
    rings,
    crop: {within: 'panel', to: rings.at(-1)?.label ?? 'Save'},
  };
  return picturesOf(page, [picture]);
}

const environmentAndSave = (environment: number, save = environment + 1): Ring[] => [
  {step: environment, label: 'Flagsmith Environment', with: 'css=.modal.show .react-select'},
  {step: save, label: 'Save'},
];

export default [
  picturesOf('integrations/index', [
    {
      name: 'integrations',
      step: 'Find the card and select **Add to project**',
      seed: 'shop',
      path: list,
      rings: [
        {step: 1, label: 'Integrations'},
        {step: 2, label: 'Add to project'},
      ],
      crop: {within: 'css=body', to: 'Code References', more: {bottom: 30}},
    },
  ]),
  formOf({
    page: 'integrations/apm/datadog',
    title: 'Datadog',
    step: 'Fill in the fields and select **Save**.',
    rings: [{step: 2, label: 'Save'}],
  }),
  formOf({
    page: 'integrations/project-management/gitlab',
    title: 'GitLab',
    step: 'Fill in the fields and select **Save**.',
    rings: [{step: 3, label: 'Save'}],
  }),
  formOf({
    page: 'integrations/apm/newrelic',
    title: 'New Relic',
    step: 'Fill in the fields and select **Save**.',
    rings: [{step: 2, label: 'Save'}],
    values: {NewRelicApplicationID: '1174389022'},
  }),
  formOf({
    page: 'integrations/apm/sentry',
    title: 'Sentry',
    step: 'choose the **Flagsmith Environment**, and enter the values below.',
    rings: [{step: 3, label: 'Save'}],
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/apm/dynatrace',
    title: 'Dynatrace',
    step: 'Choose the **Flagsmith Environment**, fill in the fields and select **Save**.',
    rings: environmentAndSave(3, 3),
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/webhook',
    title: 'Webhook',
    step: 'Choose the **Flagsmith Environment**, fill in the fields and select **Save**.',
    rings: environmentAndSave(3, 3),
    values: {YourWebhookURLEndpoint: 'https://hooks.example.com/flagsmith'},
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/analytics/amplitude',
    title: 'Amplitude',
    step: 'Fill in the fields and select **Save**.',
    rings: environmentAndSave(2),
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/analytics/rudderstack',
    title: 'Rudderstack',
    step: 'Fill in the fields and select **Save**.',
    rings: environmentAndSave(2),
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/analytics/mixpanel',
    title: 'Mixpanel',
    step: 'Fill in the fields and select **Save**.',
    rings: environmentAndSave(2),
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/analytics/segment',
    title: 'Segment',
    step: 'Fill in the field and select **Save**.',
    rings: environmentAndSave(2),
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/analytics/heap',
    title: 'Heap Analytics',
    step: 'Fill in the fields and select **Save**.',
    rings: environmentAndSave(2),
    isPerEnvironment: true,
  }),
  formOf({
    page: 'integrations/project-management/slack',
    title: 'Slack',
    step: 'Choose the **Flagsmith Environment** and select **Authorise**.',
    rings: [{step: 2, label: 'Authorise'}],
    isPerEnvironment: true,
  }),
];
