import {useCallback, useEffect, useState} from 'react';

import {forget, readStoredJson, store} from '../../../shared/browser/storage';
import {EMPTY_REPORT, type Report} from './report';

const KEY = 'site.chat.draft';

/** A report that survives reloads until it is sent or discarded. */
export function useDraft(start: Partial<Report>): {report: Report; change: (part: Partial<Report>) => void; discard: () => void} {
  const [report, setReport] = useState<Report>(() => merge(readDraft(), start));
  useEffect(() => writeDraft(report), [report]);
  const change = useCallback((part: Partial<Report>) => setReport((before) => ({...before, ...part})), []);
  return {
    report,
    change,
    discard: () => setReport({...EMPTY_REPORT, page: start.page ?? ''}),
  };
}

/** What the reader already wrote wins over what is proposed. */
function merge(draft: Report, start: Partial<Report>): Report {
  return {...draft, message: draft.message || (start.message ?? ''), page: draft.page || (start.page ?? '')};
}

export function readDraft(): Report {
  const value = (readStoredJson(KEY) ?? {}) as Partial<Record<keyof Report, unknown>>;
  const text = (name: keyof Report) => (typeof value[name] === 'string' ? value[name] : EMPTY_REPORT[name]);
  return {topic: text('topic'), message: text('message'), page: text('page'), platform: text('platform'), sdk: text('sdk')};
}

function writeDraft(report: Report): void {
  if (report.message.trim() || report.platform || report.sdk) store(KEY, JSON.stringify(report));
  else forget(KEY);
}
