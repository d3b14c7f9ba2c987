// Sends the version of the app as a trait that SemVer conditions understand.

// region: normalise
/** '5.4' → '5.4.0', 'v5.4.1 (3021)' → '5.4.1+3021', 'dev' → null: no trait is better than one that never matches. */
export function semanticVersion(version, build) {
  const [, major, minor = '0', patch = '0', rest = ''] = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(.*)$/.exec(version.trim()) ?? [];
  if (major === undefined) return null;
  const prerelease = /^-[0-9A-Za-z.-]+/.exec(rest)?.[0] ?? '';
  const metadata = build ?? /\(?(\d+)\)?\s*$/.exec(rest.slice(prerelease.length))?.[1];
  const number = [major, minor, patch].map(Number).join('.'); // 05 is not allowed, 5 is
  return number + prerelease + (metadata ? `+${metadata}` : '');
}
// endregion: normalise

for (const version of ['5.4', '5', 'v5.4.1 (3021)', '5.4.1.3021', '5.4.1-beta.2', '05.04.01', 'dev']) {
  console.log(`${version} -> ${semanticVersion(version)}`);
}
