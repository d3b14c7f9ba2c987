/**
 * The not-found page of a site whose docs are not at its root; below the docs it is
 * plugins/static-pages/theme/DocRoot.
 */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import NotFoundInDocs from '@site/plugins/static-pages/client/NotFoundInDocs';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundInDocs />
    </Layout>
  );
}
