import {lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {AssistantGlobalData} from '../types';
import {createHostedChat} from './chat/hostedChat';
import {rulesFor} from './routeRules';
import {FloatingAssistant} from './ui/FloatingAssistant';
import {useHostedWidget} from './useHostedWidget';

// In one place: the bundler makes a chunk for each place that names the file.
const loadChat = () => import('./ui/ChatPanel');
const ChatPanel = lazy(() => loadChat().then((module) => ({default: module.ChatPanel})));
const ChatLauncher = lazy(() => loadChat().then((module) => ({default: module.ChatLauncher})));

type OwnChat = {isOpen: boolean; prefill: string; wasAsked: boolean};

type Props = {
  /** A tap on an `.open-chat` element: another object for each. */
  asked: {prefill: string} | undefined;
};

/** Decides by route what shows, whether the helpers are the site's own or hosted. */
export default function Helpers({asked}: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {widget, chatId} = usePluginData('assistant') as AssistantGlobalData;
  const shows = rulesFor(pathname, baseUrl);
  const [chat, setChat] = useState<OwnChat>({isOpen: false, prefill: '', wasAsked: false});
  const hosted = useMemo(() => (chatId ? createHostedChat(chatId) : null), [chatId]);
  useHostedWidget(widget, shows.assistant);

  const openChat = useCallback(
    (prefill: string) => {
      if (hosted) hosted.open(prefill);
      else setChat({isOpen: true, prefill, wasAsked: true});
    },
    [hosted],
  );

  useEffect(() => {
    if (!hosted) setChat({isOpen: shows.chat, prefill: '', wasAsked: false});
    else if (shows.chat) hosted.open('');
    else hosted.hide();
  }, [pathname, shows.chat, hosted]);

  // The page leaves room for the form beside it (src/css/custom.css) as long as there is one.
  const leavesRoom = !hosted && chat.isOpen;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat-closed', !leavesRoom);
  }, [leavesRoom]);

  // After the effect above: what the reader asked for wins over what the route opens by itself.
  useEffect(() => {
    if (asked) openChat(asked.prefill);
  }, [asked, openChat]);

  return (
    <>
      {shows.assistant && !widget && !chat.isOpen && <FloatingAssistant />}
      <Suspense fallback={null}>
        {chat.isOpen && (
          <ChatPanel
            key={String(chat.wasAsked)}
            prefill={chat.prefill}
            takesFocus={chat.wasAsked}
            onClose={() => setChat({...chat, isOpen: false})}
          />
        )}
        {shows.chat && !chatId && !chat.isOpen && <ChatLauncher onOpen={() => openChat('')} />}
      </Suspense>
    </>
  );
}
