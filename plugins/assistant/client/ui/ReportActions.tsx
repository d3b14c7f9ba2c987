import {type MouseEvent, type ReactNode, useState} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';

import {issueUrl, mailUrl, type Report, reportText, topicOf} from '../chat/report';
import {CHAT_TEXTS} from '../chat/texts';
import type {AssistantGlobalData} from '../../types';
import styles from './chat.module.css';

type Props = {report: Report; onHanded: () => void; onDiscard: () => void};

/** Links, so that each opens where the reader's browser opens such things. */
export function ReportActions({report, onHanded, onDiscard}: Props): ReactNode {
  const {supportEmail, issuesUrl, communityUrl} = usePluginData('assistant') as AssistantGlobalData;
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isEmpty = !report.message.trim();

  function hand(event: MouseEvent): void {
    setIsIncomplete(isEmpty);
    if (isEmpty) event.preventDefault();
    else onHanded();
  }

  function copyAndHand(event: MouseEvent): void {
    if (!isEmpty) void navigator.clipboard.writeText(reportText(report)).catch(() => undefined);
    hand(event);
  }

  return (
    <>
      {isIncomplete && isEmpty && <p role="alert">{CHAT_TEXTS.needMessage}</p>}
      <div className={styles.actions}>
        <a className="button button--primary button--sm" href={mailUrl(report, supportEmail)} onClick={hand}>
          {CHAT_TEXTS.mail}
        </a>
        {!topicOf(report).isPrivate && (
          <>
            <a
              className="button button--secondary button--sm"
              href={issueUrl(report, issuesUrl)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={hand}
            >
              {CHAT_TEXTS.issue}
            </a>
            <a
              className="button button--secondary button--sm"
              href={communityUrl}
              target="_blank"
              rel="noopener noreferrer"
              onClick={copyAndHand}
            >
              {CHAT_TEXTS.community}
            </a>
          </>
        )}
        <button type="button" className="button button--secondary button--sm" onClick={onDiscard}>
          {CHAT_TEXTS.discard}
        </button>
      </div>
    </>
  );
}
