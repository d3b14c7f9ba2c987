/** Body fields of actions: those of the action, not of the object that it acts on. */
import {readTable} from '../tables';
import {checksFor} from '../types';

type Row = {path: string; body: string};

const {find, says} = readTable<Row>('admin-api-endpoints');
const body = (path: string) =>
  says(
    find((row) => row.path === path, path),
    'path',
    'body',
  );

export default checksFor('clients/rest/accounts', [
  {
    id: 'second-factor',
    ...body('/auth/login/code/'),
    request: {path: 'auth/login/code/', body: {}},
    expect: {status: 400, json: {ephemeral_token: ['This field is required.'], code: ['This field is required.']}},
  },
  {
    id: 'onboarding',
    ...body('/auth/users/me/onboarding/'),
    request: {as: 'member', method: 'PATCH', path: 'auth/users/me/onboarding/', body: {first_name: 'Ada'}},
    expect: {status: 400, text: "At least one of 'tasks' or 'tools' or 'hosting_preferences' must be provided."},
  },
]);
