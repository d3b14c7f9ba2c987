/**
 * The state of an aid in the URL, after the `#`: a fragment never reaches a server, so what a
 * reader enters stays in the browser even when the link is opened. `#segment=eyJ…` holds the
 * settings that differ from the defaults, as JSON in base64url.
 */
import {UnreadableError} from './read';

const MAX_LENGTH = 8000;

export function encodeState<T extends object>(state: T, defaults: T): string {
  const changed = Object.entries(state).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key as keyof T]));
  if (changed.length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(changed)));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export function decodeState(text: string): unknown {
  if (text.length > MAX_LENGTH) throw new UnreadableError(`it is longer than ${MAX_LENGTH} characters`);
  if (!/^[\w-]*$/.test(text)) throw new UnreadableError('it has characters that such a link never has');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
  } catch (cause) {
    throw new UnreadableError('it is cut off or was changed on the way', {cause});
  }
}

/** `#rollout=abc&ladder=def` → the part of one aid. A fragment that names a heading has none. */
export function stateInHash(hash: string, name: string): string | undefined {
  for (const part of hash.replace(/^#/, '').split('&')) {
    if (part.startsWith(`${name}=`)) return part.slice(name.length + 1);
  }
  return undefined;
}

/**
 * The fragment with the part of one aid replaced; other aids of the page keep
 * theirs. Nothing left → empty.
 */
export function hashWithState(hash: string, name: string, state: string): string {
  const others = hash
    .replace(/^#/, '')
    .split('&')
    .filter((part) => /^[a-z-]+=/.test(part) && !part.startsWith(`${name}=`));
  const parts = state ? [...others, `${name}=${state}`] : others;
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}
