import {checksFor, type Context} from '../types';

const CREATED = /^(Superuser|Organisation|Project) "[^"]+" created successfully\.$/gm;

/** What `bootstrap` creates on an empty database, run after run. */
async function bootstrap({command}: Context, databaseUrl: string, isAllowed: boolean): Promise<string> {
  const {code, output} = await command(['bootstrap'], {
    DATABASE_URL: databaseUrl,
    ALLOW_ADMIN_INITIATION_VIA_CLI: String(isAllowed),
  });
  if (code !== 0) throw new Error(`exit code ${code}: ${output.slice(-400)}`);
  return [...output.matchAll(CREATED)].map(([, what]) => what).join(', ');
}

export default checksFor('deployment/hosting/locally-api', [
  {
    id: 'each-while-there-is-none',
    says: '| `bootstrap` | Creates the first superuser, organisation and project, each only if there is none, and if `ALLOW_ADMIN_INITIATION_VIA_CLI` is true |',
    run: async (context) => {
      const {databaseUrl} = await context.variant({}, {emptyDatabase: true});
      for (const [isAllowed, wanted] of [
        [false, ''],
        [true, 'Superuser, Organisation, Project'],
        [true, ''],
      ] as const) {
        const created = await bootstrap(context, databaseUrl, isAllowed);
        if (created !== wanted) throw new Error(`created ${created || 'nothing'}, expected ${wanted || 'nothing'}`);
      }
    },
  },
]);
