/** The stock footer of a page, under the question whether the page helped. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-init/DocItem/Footer';

import {Feedback} from '../../../client/Feedback';

export default function DocItemFooterWithFeedback(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Feedback key={metadata.permalink} page={metadata.permalink} title={metadata.title} />
      <DocItemFooter />
    </>
  );
}
