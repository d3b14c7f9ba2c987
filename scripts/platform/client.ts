/** A small client of the public API. */
export type Reply = {status: number; headers: Headers; text: string; json: unknown};
export type Call = {method?: string; path: string; headers?: Record<string, string>; body?: unknown; timeoutMs?: number};

/** `path` is joined to `/api/v1/`; one that starts with a slash is joined to the host. */
export async function call(host: string, {method, path, headers = {}, body, timeoutMs = 120_000}: Call): Promise<Reply> {
  const isText = typeof body === 'string';
  const response = await fetch(path.startsWith('/') ? `${host}${path}` : `${host}/api/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    // Gunicorn ends idle connections after 2 s, and a request on one that is just ending fails.
    headers: {Connection: 'close', ...(body !== undefined && {'Content-Type': 'application/json'}), ...headers},
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body !== undefined && {body: isText ? body : JSON.stringify(body)}),
  });
  const text = await response.text();
  return {status: response.status, headers: response.headers, text, json: parse(text)};
}

/** A call that has to work, for seeding. */
export async function mustCall<T>(host: string, request: Call): Promise<T> {
  const {status, text, json} = await call(host, request);
  if (status >= 300)
    throw new Error(`${request.method ?? (request.body ? 'POST' : 'GET')} ${request.path} responded with ${status}: ${text.slice(0, 500)}`);
  return json as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
