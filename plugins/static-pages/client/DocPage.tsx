import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DocItem from '@theme/DocItem';

import {loadPage} from './loadPage';
import {pageKey} from './pageKey';
import {findPage} from './pageStore';

type Props = {route: ComponentProps<typeof DocItem>['route']};

/**
 * The one route of all docs. Unknown URLs do not come here: DocRoot shows
 * the not-found page instead.
 */
export function DocPage({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const page = findPage(pathname);
  return page ? <DocItem key={pageKey(pathname)} route={route} content={page.content} /> : null;
}

DocPage.preload = loadPage;
