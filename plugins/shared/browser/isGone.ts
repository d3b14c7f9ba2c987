/**
 * Whether a script failed to load because the server responds and no longer has it, as after a
 * deploy. The bundler puts the URL of the script into its error.
 */
export async function isGone(error: unknown): Promise<boolean> {
  const {request} = (error ?? {}) as {request?: string};
  if (!request) return false;
  try {
    const {status} = await fetch(request, {method: 'HEAD', cache: 'no-store'});
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
