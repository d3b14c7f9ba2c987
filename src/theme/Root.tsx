/**
 * Instead of the empty theme/Root around the whole application: what needs the router but
 * belongs to no page.
 */
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Assistant from '@theme/Assistant';

import {internalRoute, isPlainClick, PLAIN_LINK} from '@site/plugins/navigation/client';

type Props = {children: ReactNode};

export default function Root({children}: Props): ReactNode {
  usePlainLinks();
  return (
    <>
      {children}
      <Assistant />
    </>
  );
}

/** Makes plain links navigate like the router's own. */
function usePlainLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PLAIN_LINK) : null;
      if (!link || !isPlainClick(event)) return;
      const url = internalRoute(link);
      if (!url) return;
      event.preventDefault();
      history.push(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
