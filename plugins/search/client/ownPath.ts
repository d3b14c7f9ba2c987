/** Any origin does: the question is whether a path leaves it. */
export const OWN = 'https://docs.invalid';

/**
 * Whether a browser that follows the path stays on the site. `//evil.example` and
 * `/\\evil.example` do not.
 */
export function isOwnPath(path: string): boolean {
  try {
    return path.startsWith('/') && new URL(path, OWN).origin === OWN;
  } catch {
    return false;
  }
}
