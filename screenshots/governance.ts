import {PEOPLE} from '../scripts/screenshots/company';
import {picturesOf} from './types';

const [maya, tom, priya] = PEOPLE;
type Author = (typeof PEOPLE)[number] | undefined;
const entry = (id: number, time: string, author: Author, environment: string | undefined, log: string) => ({
  id,
  created_date: `2026-11-10T${time}:00Z`,
  author: author && {email: author.email, first_name: author.first_name, last_name: author.last_name},
  environment: environment && {id: {Development: 4, Staging: 5, Production: 6}[environment], name: environment, api_key: environment},
  project: {id: 1, name: 'Web shop'},
  related_object_type: 'FEATURE_STATE',
  log,
});

/** Without a licence the API answers with an empty list. */
const results = [
  entry(96, '09:55', maya, 'Production', 'Flag state updated for feature: maintenance'),
  entry(95, '09:48', maya, 'Production', 'Flag state updated for feature: maintenance'),
  entry(94, '09:12', tom, undefined, 'New Flag / Remote Config created: paypal_button_test'),
  entry(93, '08:40', priya, 'Production', "Flag state / Remote config value updated for feature 'banner_text' and segment 'europe'"),
  entry(92, '08:31', priya, undefined, 'Segment updated: europe'),
  entry(91, '07:58', undefined, 'Staging', 'New version published for feature: search_engine'),
];

export default [
  picturesOf('system-administration/audit-logs', [
    {
      name: 'audit-log',
      step: '| Project | **Project > Audit Log** |',
      seed: 'shop',
      path: '/project/{project}/audit-log',
      answers: {'/audit/': {count: results.length, next: null, previous: null, results}},
      actions: [{see: 'Segment updated: europe'}],
      crop: {within: 'page', to: 'New version published for feature: search_engine'},
    },
  ]),
];
