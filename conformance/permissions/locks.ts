/**
 * The lock after failed sign-ins. Sign-in is limited to 20 tries a minute, so both checks use one
 * account.
 */
import {checksFor, type Context} from '../types';

const EMAIL = 'locked@example.com';
const PASSWORD = 'A-demo-password-3';

async function signIn({send, expect}: Context, password: string, status: number): Promise<void> {
  const reply = await send({path: 'auth/login/', body: {email: EMAIL, password}});
  expect(reply, {status, ...(status === 400 && {text: 'Unable to log in with provided credentials.'})});
}

/** Creates the account and locks it; one that is there is locked already. */
async function lockAccount(context: Context): Promise<void> {
  const found = await context.sql(`select count(*) from users_ffadminuser where email = '${EMAIL}'`);
  if (found.trim() !== '0') return;
  const body = {email: EMAIL, password: PASSWORD, re_password: PASSWORD, first_name: 'Lee', last_name: 'Lock', sign_up_type: 'NO_INVITE'};
  context.expect(await context.send({path: 'auth/users/', body}), {status: 201});
  await signIn(context, PASSWORD, 200);
  for (let failure = 1; failure <= 10; failure += 1) await signIn(context, 'wrong', 400);
}

export default checksFor('system-administration/authentication/index', [
  {
    id: 'account-lock',
    says: 'After 10 failed logins to the dashboard (`POST auth/login/`) a self-hosted instance locks the account for 15 minutes. The correct password then gets 400 `Unable to log in with provided credentials.` too, the same text as a wrong password.',
    run: async (context) => {
      await lockAccount(context);
      await signIn(context, PASSWORD, 400);
    },
  },
  {
    id: 'unlock',
    in: 'docs/deployment/configuration/django-admin.mdx',
    says: '`flagsmith axes_reset` clears all locks.',
    run: async (context) => {
      await lockAccount(context);
      const {code} = await context.command(['axes_reset']);
      if (code !== 0) throw new Error(`axes_reset ended with code ${code}`);
      await signIn(context, PASSWORD, 200);
    },
  },
]);
