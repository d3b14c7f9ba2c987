/**
 * Shown for a URL below the docs that has no page. It is a separate part,
 * because it includes the menu.
 */
import type {ReactNode} from 'react';
import NotFoundContent from '@theme/NotFound/Content';

import {WithMainSidebar} from './WithMainSidebar';

export default function NotFoundInDocs(): ReactNode {
  return (
    <WithMainSidebar>
      <NotFoundContent />
    </WithMainSidebar>
  );
}
