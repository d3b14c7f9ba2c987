import type {DeliveryPlan} from './deliveryPlan';

/** Vercel takes no more than this many redirects. */
export const VERCEL_REDIRECTS = 2048;

export function renderVercel({headers, redirects}: DeliveryPlan): string {
  if (redirects.length > VERCEL_REDIRECTS) {
    throw new Error(
      `${redirects.length} redirects are more than the ${VERCEL_REDIRECTS} that Vercel takes. Remove old entries from data/redirects.json.`,
    );
  }
  const configuration = {
    headers: headers.map(({path, headers: values}) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(values).map(([key, value]) => ({key, value})),
    })),
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
