/** What a rate means: the API reads the first letter of its period. */
import {checksFor, type Context} from '../types';

/**
 * Registers OAuth clients until the API refuses. Each worker counts for itself, hence the many
 * requests.
 */
async function waitAfterTwo({variant}: Context, period: string): Promise<number> {
  const {api} = await variant({DCR_THROTTLE_RATE: `2/${period}`});
  for (let request = 0; request < 40; request += 1) {
    const reply = await fetch(`${api}/o/register/`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'});
    if (reply.status === 429) return Number(reply.headers.get('Retry-After'));
  }
  throw new Error('40 registrations were not refused');
}

export default [
  checksFor('system-administration/system-limits', [
    {
      id: 'month-is-a-minute',
      says: 'Only the first letter of the period is read, so `month` means a minute.',
      run: async (context) => {
        const month = await waitAfterTwo(context, 'month');
        const hour = await waitAfterTwo(context, 'hour');
        if (!(month > 0 && month <= 60)) throw new Error(`with 2/month Retry-After is ${month}`);
        if (hour <= 60) throw new Error(`with 2/hour Retry-After is ${hour}`);
      },
    },
  ]),
];
