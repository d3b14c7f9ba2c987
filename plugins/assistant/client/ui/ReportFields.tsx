import type {ReactNode} from 'react';

import {type Report, topicOf, TOPICS} from '../chat/report';
import {CHAT_TEXTS} from '../chat/texts';

type Props = {report: Report; onChange: (part: Partial<Report>) => void};

export function ReportFields({report, onChange}: Props): ReactNode {
  return (
    <>
      <label>
        {CHAT_TEXTS.topic}
        <select value={topicOf(report).id} onChange={(event) => onChange({topic: event.target.value})}>
          {TOPICS.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {CHAT_TEXTS.message}
        <textarea
          required
          placeholder={topicOf(report).hint}
          value={report.message}
          onChange={(event) => onChange({message: event.target.value})}
        />
      </label>
      <label>
        {CHAT_TEXTS.page}
        <input type="text" value={report.page} onChange={(event) => onChange({page: event.target.value})} />
      </label>
      <details open={Boolean(report.platform || report.sdk)}>
        <summary>{CHAT_TEXTS.versions}</summary>
        <label>
          {CHAT_TEXTS.platform}
          <input type="text" autoComplete="off" value={report.platform} onChange={(event) => onChange({platform: event.target.value})} />
        </label>
        <label>
          {CHAT_TEXTS.sdk}
          <input type="text" autoComplete="off" value={report.sdk} onChange={(event) => onChange({sdk: event.target.value})} />
        </label>
      </details>
    </>
  );
}
