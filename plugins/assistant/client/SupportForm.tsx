import type {ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

import {lazyPart} from '../../shared/browser/lazyPart';
import type {AssistantGlobalData} from '../types';
import {useFailure} from './serviceFailure';

const ReportForm = lazyPart(
  'The form',
  async () => (await import(/* webpackChunkName: "part-support-form" */ './ui/ReportForm')).ReportForm,
);

/**
 * The form of the support page, whose place src/css/made-pages.css keeps. A hosted chat replaces it
 * unless it cannot be used.
 */
export function SupportForm(): ReactNode {
  const {chatId} = usePluginData('assistant') as AssistantGlobalData;
  const hasFailed = useFailure('chat');
  return chatId && !hasFailed ? null : (
    <div className="support-form">
      <ReportForm waiting={() => null} />
    </div>
  );
}
