const {compare} = new Intl.Collator('en', {numeric: true});

/** By number, not by text: 1.10.0 comes after 1.9.0, and 1.9 is 1.9.0. */
export function compareVersions(a: string, b: string): number {
  return compare(whole(a), whole(b));
}

function whole(version: string): string {
  const parts = version.split('.');
  return [...parts, '0', '0'].slice(0, Math.max(3, parts.length)).join('.');
}
