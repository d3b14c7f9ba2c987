/**
 * Deletes cookies of this site whose name begins like one of these, on the host
 * and the domains above it.
 */
export function deleteCookies(...prefixes: string[]): void {
  const host = window.location.hostname.split('.');
  const domains = ['', ...host.map((_part, index) => `; domain=.${host.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
