import {type ReactNode, useEffect} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {AssistantGlobalData} from '../../types';
import {useAsk} from '../useAsk';
import {AboutAnswers} from './AboutAnswers';
import {AnswerView} from './AnswerView';
import {useDeviceModel} from './useDeviceModel';

type Props = {message: string; onNavigate: () => void};

/** What the docs say to a message that is about to be sent to people. */
export function DocsAnswer({message, onNavigate}: Props): ReactNode {
  const {ask: service} = usePluginData('assistant') as AssistantGlobalData;
  const supportUrl = useBaseUrl('/support/');
  const device = useDeviceModel(service === null);
  const {answers, ask, askAgain} = useAsk(device.writer);
  useEffect(() => {
    if (device.isKnown) void ask(message);
    // Asked for by a click; a model chosen later answers the next one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [message, device.isKnown]);
  const answer = answers.at(-1);
  return (
    <div>
      {answer && <AnswerView answer={answer} supportUrl={supportUrl} onNavigate={onNavigate} onAgain={askAgain} />}
      <AboutAnswers isConnected={service !== null} device={device} />
    </div>
  );
}
