/**
 * `_headers` and `_redirects`, as Netlify, Cloudflare Pages and others read them from the published
 * folder, and as `npm run serve` does.
 */
import type {DeliveryPlan, HeaderRule, Redirect} from './deliveryPlan';

export function renderHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({path, headers}) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

export function renderRedirects(redirects: Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

export function parseHostFiles(headers: string, redirects: string): DeliveryPlan {
  return {headers: parseHeaders(headers), redirects: parseRedirectLines(redirects)};
}

function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value !== undefined && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({path: line.trim(), headers: {}});
  }
  return rules;
}

function parseRedirectLines(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ');
    return from && to ? [{from, to}] : [];
  });
}
