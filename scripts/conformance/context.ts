/**
 * What checks work with: the running platform, a project per file of checks, and variants
 * of the API that are kept.
 */
import type {As, Context, Request} from '../../conformance/types';
import {call} from '../platform/client';
import type {Cleanup} from '../platform/cleanup';
import {seedOrganisation, type DemoOrganisation} from '../platform/seed';
import type {RunningPlatform, Variant} from '../platform/types';
import {fill, valuesOf, type Values} from './fill';
import {differences} from './match';
import {openReceiver} from './receiver';

export type Contexts = {
  of: (file: string) => Promise<Context & {values: Values}>;
  variant: Context['variant'];
};

/** Variants that run at the same time: each is a Python process of about 200 MB. */
const KEPT_VARIANTS = 3;

export function openContexts(platform: RunningPlatform, cleanup: Cleanup): Contexts {
  const organisations = new Map<string, Promise<DemoOrganisation>>();
  const variants = new Map<string, Promise<Variant>>();
  let fresh = 0;
  const {demo} = platform;
  const open = (name: string): Promise<DemoOrganisation> => seedOrganisation(platform.api, demo.token, name, 'Shop');
  /**
   * A file that wrote a lot leaves thousands of tasks, which would go before those that the next
   * one waits for.
   */
  const openAfter = async (name: string): Promise<DemoOrganisation> => {
    await platform.sql('update task_processor_task set completed = true where not completed and not is_locked');
    return open(name);
  };

  const variant: Context['variant'] = async (env, options = {}) => {
    const key = JSON.stringify([Object.entries(env).sort(), options]);
    const known = variants.get(key);
    if (known) return known;
    const [oldest] = variants;
    if (variants.size >= KEPT_VARIANTS && oldest) {
      variants.delete(oldest[0]);
      await oldest[1].then((old) => old.stop()).catch(() => undefined);
    }
    const started = platform.startVariant(env, options);
    variants.set(key, started);
    return started;
  };

  return {
    variant,
    async of(file) {
      let opened = organisations.get(file);
      if (!opened) organisations.set(file, (opened = openAfter(file)));
      const own = await opened;
      const values = valuesOf(demo, own);
      return {
        platform,
        organisation: own,
        project: own.project,
        values,
        send: (request) => sendTo(platform.api, request, values),
        expect(reply, expected) {
          const found = differences(reply, fill(expected, values));
          if (found.length > 0) throw new Error(found.join('; '));
        },
        command: (args, env) => platform.command(args, env),
        variant,
        sql: (statement) => platform.sql(statement),
        receiver: () => openReceiver(cleanup),
        freshOrganisation: () => open(`Fresh ${(fresh += 1)}`),
      };
    },
  };
}

export function sendTo(api: string, {as = 'nobody', headers, ...request}: Request, values: Values): ReturnType<typeof call> {
  return call(api, {...fill(request, values), headers: {...credential(as, values), ...fill(headers ?? {}, values)}});
}

function credential(as: As, values: Values): Record<string, string> {
  const headers: Record<As, Record<string, string>> = {
    nobody: {},
    member: {Authorization: `Token ${values['token']}`},
    'organisation-key': {Authorization: `Api-Key ${values['organisationKey']}`},
    client: {'X-Environment-Key': String(values['environmentKey'])},
    server: {'X-Environment-Key': String(values['serverKey'])},
  };
  return headers[as];
}
