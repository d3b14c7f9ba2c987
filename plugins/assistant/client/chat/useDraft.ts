import {useEffect, useState} from 'react';

import {EMPTY_REPORT, type Report} from './report';

const KEY = 'site.chat.draft';

/** A report that survives reloads until it is sent or discarded. */
export function useDraft(start: Partial<Report>): {report: Report; change(part: Partial<Report>): void; discard(): void} {
  const [report, setReport] = useState<Report>(() => merge(readDraft(), start));
  useEffect(() => writeDraft(report), [report]);
  return {
    report,
    change: (part) => setReport((before) => ({...before, ...part})),
    discard: () => setReport({...EMPTY_REPORT, page: start.page ?? ''}),
  };
}

/** What the reader already wrote wins over what is proposed. */
function merge(draft: Report, start: Partial<Report>): Report {
  return {...draft, message: draft.message || (start.message ?? ''), page: draft.page || (start.page ?? '')};
}

export function readDraft(): Report {
  try {
    const value = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Report, unknown>>;
    const text = (name: keyof Report) => (typeof value[name] === 'string' ? value[name] : EMPTY_REPORT[name]);
    return {topic: text('topic'), message: text('message'), page: text('page'), platform: text('platform'), sdk: text('sdk')};
  } catch {
    return EMPTY_REPORT;
  }
}

function writeDraft(report: Report): void {
  try {
    if (report.message.trim() || report.platform || report.sdk) window.localStorage.setItem(KEY, JSON.stringify(report));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
