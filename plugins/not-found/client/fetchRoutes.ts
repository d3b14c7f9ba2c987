import siteConfig from '@generated/docusaurus.config';

import type {RouteIndex} from '../types';

/** The list of pages, or nothing when it cannot be had (no network, or a development server). */
export async function fetchRoutes(): Promise<RouteIndex | undefined> {
  try {
    const response = await fetch(`${siteConfig.baseUrl}routes.json`);
    if (!response.ok) return undefined;
    const index = (await response.json()) as Partial<RouteIndex>;
    return {titles: index.titles ?? {}, names: index.names ?? {}, redirects: index.redirects ?? {}};
  } catch {
    return undefined;
  }
}
