/**
 * The crash page, which leaves with the next navigation: the stock theme/ErrorPageContent stays
 * when a link is followed.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function LeavingErrorPage(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
