/**
 * The not-found page of a site whose docs are not at its root; below the docs it is
 * plugins/static-pages/theme/DocRoot.
 */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

import {WithMainSidebar} from '@site/plugins/static-pages/client/WithMainSidebar';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <WithMainSidebar>
        <NotFoundContent />
      </WithMainSidebar>
    </Layout>
  );
}
