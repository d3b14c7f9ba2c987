import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';

import {whenIdle} from '../../client/whenIdle';

const Helpers = lazy(() => import('../../client/Helpers').catch(() => ({default: () => null})));

/** The assistant and the chat, once the page is there and the browser idle. A page without them is still a page, so a failure to load is silent. */
export default function Assistant(): ReactNode {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return isTime ? (
    <Suspense fallback={null}>
      <Helpers />
    </Suspense>
  ) : null;
}
