/**
 * Replaces Docusaurus' preload (index.ts): a route is ready when its scripts are
 * and, for a page, its HTML.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {keepFirstPage} from './pageStore';

type Preloadable = {preload?: (pathname: string) => Promise<unknown>};

export default function preload(pathname: string): Promise<unknown> {
  keepFirstPage();
  return Promise.all(
    matchRoutes(routes, pathname).map(async ({route}) => (route.component as unknown as Preloadable | undefined)?.preload?.(pathname)),
  );
}
