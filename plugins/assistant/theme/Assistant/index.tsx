import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import {lazyPart} from '../../../shared/browser/lazyPart';
import {whenIdle} from '../../../shared/browser/whenIdle';
import {bindChatLinks} from '../../client/chat/bindChatLinks';
import {askForForm} from '../../client/chat/formRequest';
import {rememberPage} from '../../client/chat/lastPage';
import {rulesFor} from '../../client/routeRules';
import {useFailure} from '../../client/serviceFailure';
import type {AssistantGlobalData} from '../../types';

const AskWindow = lazyPart('Ask', async () => (await import(/* webpackChunkName: "part-ask" */ '../../client/ui/AskWindow')).AskWindow);
const Hosted = lazyPart('The assistant', async () => (await import(/* webpackChunkName: "part-hosted" */ '../../client/Hosted')).Hosted);

/** Decides by route what shows, and whether it is the site's own or hosted. */
export default function Assistant(): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const supportUrl = useBaseUrl('/support/');
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {askName, widget, chatId} = usePluginData('assistant') as AssistantGlobalData;
  const shows = rulesFor(pathname, baseUrl);
  const isHosted = Boolean(widget ?? chatId);
  const [isTime, setIsTime] = useState(false);
  const [asked, setAsked] = useState<{prefill: string}>();
  const hasFailed = useFailure('chat');
  const isOwn = useFailure('assistant') || !widget;
  const toForm = useCallback(
    (prefill: string) => {
      askForForm(prefill);
      if (!shows.chat) history.push(supportUrl);
    },
    [shows.chat, history, supportUrl],
  );

  useEffect(() => {
    if (!shows.chat) rememberPage(document.title, window.location.href);
  }, [pathname, shows.chat]);
  useEffect(() => (isHosted ? whenIdle(() => setIsTime(true), {timeout: 2000, fallback: 1500}) : undefined), [isHosted]);
  useEffect(() => bindChatLinks((prefill) => (chatId && !hasFailed ? setAsked({prefill}) : toForm(prefill))), [chatId, hasFailed, toForm]);
  // The tap that the chat could not serve.
  useEffect(() => {
    if (!hasFailed || !asked) return;
    setAsked(undefined);
    toForm(asked.prefill);
  }, [hasFailed, asked, toForm]);

  return (
    <>
      {shows.assistant && isOwn && <Launcher name={askName} />}
      {isHosted && (isTime || asked) && (
        <div className="ask-failure">
          <Hosted waiting={nothing} asked={asked} />
        </div>
      )}
    </>
  );
}

const nothing = () => null;

/** In the HTML of every page, so that it is there from the first paint, and the window it opens. */
function Launcher({name}: {name: string}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The window lies over the button, which stays until it is there. */
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  const close = useCallback(() => {
    setIsOpen(false);
    setIsShown(false);
    window.requestAnimationFrame(() => button.current?.focus());
  }, []);
  return (
    <>
      {!isShown && (
        <button
          ref={button}
          type="button"
          className="ask-launcher"
          aria-label={name}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={AskWindow.preload}
          onFocus={AskWindow.preload}
        >
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5" />
          </svg>
        </button>
      )}
      {isOpen && (
        <div className="ask-failure">
          <AskWindow waiting={nothing} onShown={show} onClose={close} />
        </div>
      )}
    </>
  );
}
