import type {DeliveryPlan} from './deliveryPlan';

/** Vercel takes no more than this many redirects. */
export const VERCEL_REDIRECTS = 2048;

/**
 * Nothing when Vercel would not take it: a site that grows must still build for every other host.
 */
export function renderVercel({headers, redirects}: DeliveryPlan): string | undefined {
  if (redirects.length > VERCEL_REDIRECTS) return undefined;
  const configuration = {
    headers: headers.map(({path, headers: values}) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(values).map(([key, value]) => ({key, value})),
    })),
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
