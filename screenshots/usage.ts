import {picturesOf} from './types';

/**
 * The open-source edition counts only with an analytics store. Weekdays are busier than weekends.
 */
const days = Array.from({length: 90}, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 10 - 89 + index));
  const share = ([0.45, 1, 1.06, 1.1, 1.04, 0.96, 0.5][date.getUTCDay()] ?? 1) * (0.8 + index / 400);
  return {day: date.toISOString().slice(0, 10), share};
});
const calls = days.map(({day, share}) => ({
  day,
  flags: Math.round(5200 * share),
  identities: Math.round(3100 * share),
  traits: Math.round(420 * share),
  environment_document: Math.round(860 * share),
  labels: {user_agent: null},
}));
const evaluations = days.slice(-30).map(({day, share}) => ({day, count: Math.round(640 * share), labels: {}}));

export default [
  picturesOf('system-administration/api-usage', [
    {
      name: 'usage',
      step: 'Choose a project, an environment and a period',
      seed: 'shop',
      path: '/organisation/{organisation}/usage',
      window: {height: 1100},
      answers: {'/usage-data/': calls},
      actions: [{see: 'Web shop'}],
      rings: [{step: 2, around: 'css=.react-select', with: 'css=.react-select >> nth=2'}],
      crop: {within: 'page', to: 'css=.recharts-wrapper', more: {bottom: -12}},
    },
  ]),
  picturesOf('advanced-use/flag-analytics', [
    {
      name: 'usage-tab',
      step: 'open a feature, then its **Usage** tab',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/features',
      window: {height: 1000},
      answers: {'/evaluation-data/': evaluations},
      actions: [{click: 'banner_text'}, {click: 'Usage'}, {see: 'Flag events for last 30 days'}],
      crop: {within: 'panel', to: 'css=.recharts-wrapper'},
    },
  ]),
  picturesOf('advanced-use/code-references', [
    {
      name: 'code-references',
      step: 'Flag, **Usage** tab, **Code references**',
      seed: 'shop',
      path: '/project/{project}/environment/{production}/features',
      window: {height: 1100},
      answers: {'/evaluation-data/': evaluations},
      actions: [
        {click: 'new_checkout'},
        {click: 'Usage'},
        {see: 'Code references'},
        {click: 'css=.repo-code-references-section svg >> nth=0'},
        {see: 'src/checkout/routes.ts:42'},
      ],
      crop: {within: 'panel', from: 'Code references', to: 'src/checkout/routes.ts:42'},
    },
  ]),
];
