/** Settings and commands of a self-hosted API: replicas, times of day, superusers, Django Admin. */
import {call} from '../../scripts/platform/client';
import {checksFor} from '../types';

export default [
  checksFor('deployment/configuration/django-admin', [
    {
      id: 'noinput-needs-names',
      says: '`--noinput` needs all four options. Otherwise, the command stops with `You must use --first_name with --noinput.`',
      command: ['createsuperuser', '--noinput', '--email', 'nobody@example.com'],
      env: {DJANGO_SUPERUSER_PASSWORD: 'A-demo-password-3'},
      expect: {code: 1, text: 'You must use --first_name with --noinput.'},
    },
  ]),
  checksFor('deployment/configuration/sizing-and-scaling', [
    {
      id: 'replicas-in-turn',
      says: '`DISTRIBUTED` picks a replica at random, while `SEQUENTIAL` takes them in turn.',
      run: async ({command, platform}) => {
        const script = [
          'from common.core.utils import using_database_replica',
          'from features.models import Feature',
          'print("@@" + ",".join(using_database_replica(Feature.objects).db for _ in range(4)))',
        ].join('\n');
        const {code, output} = await command(['shell', '-c', script], {
          DATABASE_URL: platform.databaseUrl,
          REPLICA_DATABASE_URLS: `${platform.databaseUrl},${platform.databaseUrl}`,
          REPLICA_READ_STRATEGY: 'SEQUENTIAL',
        });
        const taken = /@@(\S+)/.exec(output)?.[1]?.split(',') ?? [];
        const inTurn = taken.length === 4 && taken[0] !== taken[1] && taken[0] === taken[2] && taken[1] === taken[3];
        if (code !== 0 || !inTurn) throw new Error(`exit code ${code}, took ${taken.join(', ')}: ${output.slice(-300)}`);
      },
    },
  ]),
  checksFor('deployment/configuration/environment-variables', [
    {
      id: 'time-of-day',
      says: '| time | … | `… invalid: Not a valid time.` |',
      run: async ({command}) => {
        const script = 'from django.conf import settings; print("@@" + str(settings.TASK_DELETE_RUN_TIME))';
        for (const [value, wanted] of [
          ['13:30', '@@13:30:00'],
          ['1:00', '@@01:00:00'],
          ['one', 'Not a valid time.'],
        ] as const) {
          const {output} = await command(['shell', '-c', script], {TASK_DELETE_RUN_TIME: value});
          if (!output.includes(wanted)) throw new Error(`with ${value}: ${output.slice(-300)}`);
        }
      },
    },
  ]),
  checksFor('deployment/configuration/django-admin', [
    {
      id: 'no-lock',
      says: 'The login form of Django Admin accepts any number of tries, so limit who can reach it.',
      run: async ({platform, variant}) => {
        const {api} = await variant({ENABLE_ADMIN_ACCESS_USER_PASS: 'true'});
        const signIn = async (password: string): Promise<number> => {
          const form = await call(api, {path: '/admin/login/'});
          const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
          const cookie = /csrftoken=[^;]+/.exec(form.headers.get('set-cookie') ?? '')?.[0] ?? '';
          const headers = {'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie};
          const body = new URLSearchParams({csrfmiddlewaretoken: token, username: platform.demo.email, password}).toString();
          return (await call(api, {path: '/admin/login/', headers, body})).status;
        };
        for (let failure = 1; failure <= 12; failure += 1) {
          const status = await signIn('wrong');
          if (status !== 200) throw new Error(`try ${failure} got ${status}`);
        }
        const status = await signIn(platform.demo.password);
        if (status !== 302) throw new Error(`the right password got ${status} after 12 failures`);
      },
    },
  ]),
];
