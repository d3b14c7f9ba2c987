import {type ReactNode, useEffect} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {AssistantGlobalData} from '../../types';
import {useAsk} from '../useAsk';
import {AboutAnswers} from './AboutAnswers';
import {AnswerView} from './AnswerView';

type Props = {message: string; onNavigate: () => void};

/** What the docs say to a message that is about to be sent to people. */
export function DocsAnswer({message, onNavigate}: Props): ReactNode {
  const {ask: service} = usePluginData('assistant') as AssistantGlobalData;
  const supportUrl = useBaseUrl('/support/');
  const {answers, ask, askAgain} = useAsk();
  useEffect(() => {
    void ask(message);
  }, [ask, message]);
  const answer = answers.at(-1);
  return (
    <div>
      {answer && <AnswerView answer={answer} supportUrl={supportUrl} onNavigate={onNavigate} onAgain={askAgain} />}
      <AboutAnswers isConnected={service !== null} />
    </div>
  );
}
