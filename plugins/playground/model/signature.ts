/**
 * HMAC-SHA256 of a webhook body, and the usual reasons why it does not match. Runs on Web
 * Crypto, in the page and in Node.
 */
export async function signatureOf(body: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(body)));
  return Array.from(signed, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type SignatureCheck = {computed: string; matches: boolean; hint?: string};

export async function checkSignature(body: string, secret: string, header: string): Promise<SignatureCheck> {
  const computed = await signatureOf(body, secret);
  const received = header.trim();
  if (received === computed) return {computed, matches: true};
  return {computed, matches: false, hint: await findHint({body, secret, received, computed})};
}

type Attempt = {body: string; secret: string; received: string; computed: string};

async function findHint({body, secret, received, computed}: Attempt): Promise<string> {
  if (received === '') return 'The header is empty. Flagsmith sends X-Flagsmith-Signature only when the webhook has a secret.';
  if (received.toLowerCase().replace(/^sha256=/, '') === computed)
    return 'The same value in another spelling: Flagsmith sends 64 lower-case hexadecimal digits and no prefix.';
  if (!/^[0-9a-f]{64}$/i.test(received))
    return `The header does not look like an HMAC-SHA256: it has ${received.length} characters instead of 64 hexadecimal digits.`;
  for (const [changedBody, changedSecret, hint] of variations(body, secret)) {
    if ((await signatureOf(changedBody, changedSecret)) === received.toLowerCase()) return hint;
  }
  return 'Neither line breaks, nor spaces in the JSON, nor spaces around the secret explain it. Compare the secret, and take the raw bytes of the request.';
}

function variations(body: string, secret: string): [string, string, string][] {
  const found: [string, string, string][] = [
    [body, secret.trim(), 'It matches when spaces and line breaks around the secret are removed.'],
    [body.replace(/\r?\n$/, ''), secret, 'It matches without the line break at the end of the body: your copy added one.'],
    [`${body}\n`, secret, 'It matches with a line break at the end of the body: your copy lost one.'],
    [body.replaceAll('\r\n', '\n'), secret, 'It matches with plain line feeds: your copy turned them into CR LF.'],
  ];
  try {
    const parsed: unknown = JSON.parse(body);
    found.push([
      pythonJson(parsed),
      secret,
      'It matches the JSON as Flagsmith writes it, with a space after “:” and “,”. Your copy was parsed and printed again: sign the raw bytes.',
    ]);
    found.push([
      JSON.stringify(parsed),
      secret,
      'It matches the JSON without spaces. Your copy was parsed and printed again: sign the raw bytes.',
    ]);
  } catch {
    // A body that is no JSON has no other spelling.
  }
  return found;
}

/** JSON with the separators of Python's `json.dumps`, non-ASCII characters escaped as it does. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, entry]) => `${pythonJson(key)}: ${pythonJson(entry)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** An event as the platform sends it, shortened: one line, keys sorted. */
export const SIGNATURE_EXAMPLE = {
  body: '{"data": {"changed_by": "ada@example.com", "new_state": {"enabled": true, "feature": {"id": 7, "name": "new_checkout"}}, "timestamp": "2026-11-15T09:30:00.000000Z"}, "event_type": "FLAG_UPDATED"}',
  secret: 'example-webhook-secret',
  header: 'e23ea9c0c329eaf93cdf57d75a8f2f56d305fac858179ed71391e8e294d4eb80',
};
