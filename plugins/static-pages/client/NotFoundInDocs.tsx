/**
 * Shown for a URL below the docs that has no page. A part of its own:
 * it brings the menu along.
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
