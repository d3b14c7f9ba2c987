/**
 * How the site is served, in one structure: every host file and our own server are made from it.
 */
export type Redirect = {from: string; to: string};
export type HeaderRule = {
  /** An exact path, or a folder as `/assets/*`. The first rule is for `/*`. */
  path: string;
  headers: Record<string, string>;
};
export type DeliveryPlan = {headers: HeaderRule[]; redirects: Redirect[]};

export const LONG_LIVED = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

type Facts = {
  /** Headers of every response, the policy included. */
  everywhere: Record<string, string>;
  /** Folders whose file names change with their content. */
  longLived: string[];
  /** Files without an extension that need a type. */
  types: Record<string, string>;
  /** Old paths, without a trailing slash. */
  moved: Redirect[];
  /** Every page as its route is spelled. */
  routes: string[];
};

export function planDelivery({everywhere, longLived, types, moved, routes}: Facts): DeliveryPlan {
  return {
    headers: [
      {path: '/*', headers: everywhere},
      ...longLived.map((folder) => ({path: `${folder}*`, headers: {'Cache-Control': LONG_LIVED}})),
      ...Object.entries(types).map(([path, type]) => ({path, headers: {'Content-Type': type}})),
    ],
    redirects: [...moved.flatMap(withAndWithoutSlash), ...routes.flatMap(spelledAsFile)],
  };
}

function withAndWithoutSlash({from, to}: Redirect): Redirect[] {
  return [
    {from, to},
    {from: `${from}/`, to},
  ];
}

/**
 * `/clients.html` and `/clients/index.html` lead to `/clients/`, spelled as
 * the route is, in one step.
 */
function spelledAsFile(route: string): Redirect[] {
  if (route.endsWith('.html')) return [];
  const base = route.replace(/\/$/, '');
  const index = {from: `${base}/index.html`, to: route};
  return base ? [{from: `${base}.html`, to: route}, index] : [index];
}

/** Query and hash in the order of a URL: `/new?a=1#part`. */
export function targetWith(to: string, query: string): string {
  const [path = '', hash] = to.split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
}
