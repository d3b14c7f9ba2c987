import {type ReactNode, useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {AssistantGlobalData} from '../types';
import {createHostedChat} from './chat/hostedChat';
import {rulesFor} from './routeRules';
import {reportFailure} from './serviceFailure';
import {useHostedWidget} from './useHostedWidget';

type Props = {
  /** A tap on an `.open-chat` element: another object for each. */
  asked: {prefill: string} | undefined;
};

/** The hosted assistant and the hosted chat, which draw themselves. */
export function Hosted({asked}: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {widget, chatId} = usePluginData('assistant') as AssistantGlobalData;
  const shows = rulesFor(pathname, baseUrl);
  const chat = useMemo(() => (chatId ? createHostedChat(chatId, () => reportFailure('chat')) : null), [chatId]);
  useHostedWidget(widget, shows.assistant);

  useEffect(() => {
    if (shows.chat) chat?.open('');
    else chat?.hide();
  }, [pathname, shows.chat, chat]);

  // After the effect above: what the reader asked for wins over what the route does.
  useEffect(() => {
    if (asked) chat?.open(asked.prefill);
  }, [asked, chat]);

  return null;
}
