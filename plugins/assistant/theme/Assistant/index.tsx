import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {whenIdle} from '../../../shared/browser/whenIdle';
import {bindChatLinks} from '../../client/chat/bindChatLinks';
import {rememberPage} from '../../client/chat/lastPage';
import {rulesFor} from '../../client/routeRules';

const Helpers = lazy(() => import('../../client/Helpers').catch(() => ({default: (_props: object) => null})));

/**
 * The assistant and the chat, once the page is there and the browser idle. A page without them is
 * still a page, so a failure to load is silent.
 */
export default function Assistant(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [isTime, setIsTime] = useState(false);
  // Not with the helpers: a reader in a hurry is on the support page before they are loaded.
  useEffect(() => {
    if (!rulesFor(pathname, baseUrl).chat) rememberPage(document.title, window.location.href);
  }, [pathname, baseUrl]);
  useEffect(() => whenIdle(() => setIsTime(true), {timeout: 2000, fallback: 1500}), []);
  // Neither: a tap on a link to the chat fetches them at once.
  const [asked, setAsked] = useState<{prefill: string}>();
  useEffect(
    () =>
      bindChatLinks((prefill) => {
        setAsked({prefill});
        setIsTime(true);
      }),
    [],
  );
  return isTime ? (
    <Suspense fallback={null}>
      <Helpers asked={asked} />
    </Suspense>
  ) : null;
}
