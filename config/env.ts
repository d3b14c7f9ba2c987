/**
 * The only file that reads environment variables. Each hosted service is off unless its variables are set; a malformed value
 * stops the build with the variable's name, the shape it needs and the remedy.
 */
export type SiteEnv = {
  /** Public address of the site, without a trailing slash. */
  siteUrl: string | undefined;
};

type Source = Record<string, string | undefined>;

export function readEnv(source: Source = process.env): SiteEnv {
  return {siteUrl: readUrl(source, 'SITE_URL')};
}

function readUrl(source: Source, name: string): string | undefined {
  const value = source[name]?.trim();
  if (!value) return undefined;
  try {
    const url = new URL(value);
    if (url.protocol === 'http:' || url.protocol === 'https:') return value.replace(/\/+$/, '');
  } catch {
    // Falls through to the one message below.
  }
  throw new Error(`Environment variable ${name} is "${value}", which is not an http(s) address. Set it like https://docs.example.com or remove it.`);
}
