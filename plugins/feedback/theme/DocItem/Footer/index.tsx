/** The stock theme/DocItem/Footer under the question whether the page helped. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import DocItemFooter from '@theme-init/DocItem/Footer';

import {Feedback} from '../../../client/Feedback';
import type {FeedbackGlobalData} from '../../../types';

export default function DocItemFooterWithFeedback(): ReactNode {
  const {metadata} = useDoc();
  const settings = usePluginData('feedback') as FeedbackGlobalData;
  return (
    <>
      <Feedback key={metadata.permalink} page={metadata.permalink} title={metadata.title} settings={settings} />
      <DocItemFooter />
    </>
  );
}
