/**
 * What happens when a receiver fails: a real one that drops, is silent, or answers with an error.
 */
import {setTimeout} from 'node:timers/promises';

import {checksFor, type Context, type ReceivedRequest, type Receiver} from '../types';

const CALM_MS = 3000;

/**
 * Switches `maintenance` with a webhook on the receiver; `use` sees the deliveries, then the
 * webhook goes.
 */
async function withWebhook(
  context: Context,
  use: (receiver: Receiver, id: string) => Promise<void>,
  behaviour: Parameters<Receiver['answer']>[0],
): Promise<void> {
  const {receiver, sql, send, project} = context;
  const own = await receiver();
  const {id: environment, key} = project.production;
  const id = await sql(
    `insert into environments_webhook (url, environment_id, enabled, created_at, updated_at, secret, uuid)
     values ('${own.url}/hook', ${environment}, true, now(), now(), '', gen_random_uuid()) returning id`,
  );
  await isCalm(context, own, id);
  own.answer(behaviour);
  const states = await send({as: 'member', path: `environments/${key}/featurestates/?feature_name=maintenance`});
  const [state] = (states.json as {results: [{id: number; enabled: boolean}]}).results;
  await send({as: 'member', method: 'PATCH', path: `environments/${key}/featurestates/${state.id}/`, body: {enabled: !state.enabled}});
  try {
    await use(own, id);
  } finally {
    await sql(`delete from environments_webhook where id = ${id}`);
  }
}

/**
 * Threads of the API still send events of the seeding, and with them the newest state of the flag:
 * the change would be delivered twice.
 */
async function isCalm(context: Context, {requests}: Receiver, id: string): Promise<void> {
  const started = Date.now();
  while (Date.now() - (requests.at(-1)?.at ?? started) < CALM_MS || (await waiting(context, id)) > 0) {
    if (Date.now() - started > 120_000) throw new Error('events of the seeding still come after 120 s');
    await setTimeout(200);
  }
}

/** Deliveries that still wait for their time or their turn. */
async function waiting({sql}: Context, id: string): Promise<number> {
  const own = `task_identifier like '%call_webhook%' and serialized_args like '[${id},%'`;
  return Number(await sql(`select count(*) from task_processor_task where ${own} and not completed and num_failures < 3`));
}

/** Deliveries of the change itself: events of the seeding may still be on their way. */
function attempts({requests}: Receiver): ReceivedRequest[] {
  return requests.filter(({body}) => {
    const {data} = JSON.parse(body) as {data: {new_state?: {feature: {name: string}}; previous_state?: object}};
    return data.previous_state !== undefined && data.new_state?.feature.name === 'maintenance';
  });
}

async function waitForAttempts(receiver: Receiver, count: number): Promise<void> {
  while (attempts(receiver).length < count) await receiver.waitFor(receiver.requests.length + 1);
}

const gaps = (receiver: Receiver): number[] => {
  const own = attempts(receiver);
  return own.slice(1).map(({at}, index) => (at - (own[index]?.at ?? 0)) / 1000);
};

async function isDone(context: Context, id: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; (await waiting(context, id)) > 0;)
    if (Date.now() > deadline) throw new Error('deliveries still wait after 30 s');
}

export default checksFor('system-administration/webhooks', [
  {
    id: 'three-attempts',
    says: 'tried again, at most 3 attempts in all, waiting 2 s and then 4 s |',
    run: (context) =>
      withWebhook(
        context,
        async (receiver, id) => {
          await waitForAttempts(receiver, 3);
          const [first = 0, second = 0] = gaps(receiver);
          // The queue is read every fifth of a second, and the machine may be busy: never earlier,
          // seldom much later.
          if (first < 2 || first > 4 || second < 4 || second > 8) throw new Error(`waits of ${first} s and ${second} s, expected 2 and 4`);
          await isDone(context, id);
          if (attempts(receiver).length !== 3) throw new Error(`${attempts(receiver).length} attempts`);
        },
        'drop',
      ),
  },
  {
    id: 'time-out',
    says: '| Timeout | 10 seconds for connecting, and 10 seconds between bytes of the response |',
    run: (context) =>
      withWebhook(
        context,
        async (receiver) => {
          await waitForAttempts(receiver, 2);
          const [first = 0] = gaps(receiver);
          if (first < 12 || first > 18) throw new Error(`the second attempt came after ${first} s, expected 10 and a wait of 2`);
        },
        'silence',
      ),
  },
  {
    id: 'status-is-final',
    says: '**not** tried again, no email |',
    run: (context) =>
      withWebhook(
        context,
        async (receiver, id) => {
          await waitForAttempts(receiver, 1);
          await isDone(context, id);
          if (attempts(receiver).length !== 1) throw new Error(`${attempts(receiver).length} attempts`);
        },
        500,
      ),
  },
  {
    id: 'redirect',
    says: '| Redirect (3xx) | Not followed, but treated as delivered, so the final address never gets the event |',
    run: (context) =>
      withWebhook(
        context,
        async (receiver, id) => {
          await waitForAttempts(receiver, 1);
          await isDone(context, id);
          if (receiver.requests.some(({path}) => path !== '/hook'))
            throw new Error(`requests to ${receiver.requests.map(({path}) => path).join()}`);
        },
        302,
      ),
  },
]);
