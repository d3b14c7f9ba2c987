/**
 * The session of a visitor who has none yet. The package would begin it only after its remote
 * configuration has arrived, and so ask for that without one.
 */
let id: number | undefined;

/** The id for a new visitor; nothing for one whose session is kept in the cookie of this key. */
export function beginFirstSession(apiKey: string): number | undefined {
  const isKnown = document.cookie.includes(`AMP_${apiKey.slice(0, 10)}=`);
  id = isKnown ? undefined : Date.now();
  return id;
}

export function firstSession(): number | undefined {
  return id;
}
