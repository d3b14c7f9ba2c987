/** RFC 9116: whom to tell about a vulnerability. */
type Facts = {email: string; expires: string; policy: string};

/**
 * `origin` of the host: the file is read at its root, also when the site is below
 * a path of it (`siteUrl`).
 */
export function renderSecurity(origin: string, siteUrl: string, {email, expires, policy}: Facts): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${siteUrl}${policy}`,
    '',
  ].join('\n');
}
