// Turns a user id into an identifier that nobody can guess.

// region: identifier
import {createHmac} from 'node:crypto';

/** The same user always gets the same 64 characters; without the secret nobody can compute them. */
export function flagsmithIdentifier(userId: string | number, secret: string): string {
  return createHmac('sha256', secret).update(String(userId)).digest('hex');
}
// endregion: identifier

console.log(flagsmithIdentifier(1017, process.env.FLAG_IDENTIFIER_SECRET ?? 'example-secret'));
