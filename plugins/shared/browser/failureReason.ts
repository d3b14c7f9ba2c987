/** `outdated`: the site was built again, and what the open page asks for is gone. */
export type FailureReason = 'network' | 'outdated' | 'service';

export const CHECK_NETWORK = 'You might want to check your network connection.';
const TIME_OUT_MS = 5000;

/**
 * Why a script could not be loaded. Its error does not say, so the server is asked for the script
 * again; the bundler puts the URL into the error.
 */
export async function failureReason(error: unknown): Promise<FailureReason> {
  const {request} = (error ?? {}) as {request?: string};
  if (!request) return 'service';
  try {
    const {status} = await fetch(request, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIME_OUT_MS)});
    return status === 404 || status === 410 ? 'outdated' : 'service';
  } catch {
    return 'network';
  }
}
