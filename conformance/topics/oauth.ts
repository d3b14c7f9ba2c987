/** Logins with GitHub and Google when the API cannot reach them: nothing listens at this proxy. */
import {checksFor} from '../types';

const env = {HTTPS_PROXY: 'http://127.0.0.1:9'};
const body = {access_token: 'not-a-code'};

export default checksFor('system-administration/authentication/OAuth', [
  {
    id: 'github-unreachable',
    says: '| 500 at a login with GitHub |',
    request: {path: 'auth/oauth/github/', body},
    expect: {status: 500},
    env,
  },
  {
    id: 'google-unreachable',
    says: '| 502 `An error occurred authenticating with GOOGLE` | The API cannot reach Google, or the token expired |',
    request: {path: 'auth/oauth/google/', body},
    expect: {status: 502, json: {message: 'An error occurred authenticating with GOOGLE'}},
    env,
  },
]);
