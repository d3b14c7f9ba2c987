/**
 * The stock theme/NotFound with the menu beside it: the not-found page of a site whose docs are not
 * at its root. Below the docs theme/DocRoot shows it.
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
