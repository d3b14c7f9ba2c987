import {SearchUnavailable} from './types';

const TIME_OUT_MS = 20_000;

/** One data file. The folder's name has a hash, so the browser may keep what it got for good. */
export async function fetchFile(folder: string, name: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`${folder}/${name}`, {signal: AbortSignal.timeout(TIME_OUT_MS)});
  } catch (cause) {
    throw new SearchUnavailable(`${name} could not be loaded.`, 'network', {cause});
  }
  if (!response.ok)
    throw new SearchUnavailable(`${name} responded with ${response.status}.`, response.status === 404 ? 'outdated' : 'service');
  return response.json();
}

/** Errors lose their class on the way out of a worker. */
export function toFailure(error: unknown): {message: string; reason: SearchUnavailable['reason']} {
  if (error instanceof SearchUnavailable) return {message: error.message, reason: error.reason};
  return {message: error instanceof Error ? error.message : String(error), reason: 'service'};
}
