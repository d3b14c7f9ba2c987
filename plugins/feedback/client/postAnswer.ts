import type {Feedback} from '../types';

const TIMEOUT_MS = 8000;

/** Whether the endpoint took the answer. Never rejects. */
export async function postAnswer(url: string, answer: Feedback): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(answer),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
