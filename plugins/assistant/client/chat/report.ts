/** A reader's report for support, and the three ways to send it. */
import {encodeText} from '../../../shared/encodeText';

export type Report = {topic: string; message: string; page: string; platform: string; sdk: string};

export type Topic = {id: string; label: string; hint: string; isPrivate: boolean};

/** Private matters go by email only. */
export const TOPICS: Topic[] = [
  {id: 'question', label: 'Question', hint: 'What are you trying to do, and what did you try?', isPrivate: false},
  {
    id: 'sdk',
    label: 'SDK or API problem',
    hint: 'What do you expect, what happens, and the full error text? Leave keys out.',
    isPrivate: false,
  },
  {
    id: 'self-hosting',
    label: 'Self-hosting',
    hint: 'How is it installed, from which version to which, and what do the logs say?',
    isPrivate: false,
  },
  {id: 'docs', label: 'These docs', hint: 'What is wrong, missing or unclear, and on which page?', isPrivate: false},
  {id: 'billing', label: 'Account or billing', hint: 'The name or id of your organisation, and what you want changed.', isPrivate: true},
  {id: 'security', label: 'Security', hint: 'How to reproduce it, the version, and the impact. This goes by email only.', isPrivate: true},
];

export const EMPTY_REPORT: Report = {topic: 'question', message: '', page: '', platform: '', sdk: ''};

export function topicOf({topic}: Report): Topic {
  return TOPICS.find(({id}) => id === topic) ?? (TOPICS[0] as Topic);
}

export function reportText(report: Report): string {
  const facts = [
    ['Page', report.page],
    ['Platform version', report.platform],
    ['SDK and version', report.sdk],
  ].filter(([, value]) => value?.trim());
  return [report.message.trim(), ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value?.trim()}`).join('\n')] : [])].join(
    '\n\n',
  );
}

export function reportTitle(report: Report): string {
  const first = report.message.trim().split('\n')[0] ?? '';
  const title = first.length > 70 ? `${first.slice(0, 67)}…` : first;
  return topicOf(report).id === 'security' ? `Security: ${title}` : title;
}

export function mailUrl(report: Report, address: string): string {
  return `mailto:${address}?subject=${encodeText(reportTitle(report))}&body=${encodeText(reportText(report))}`;
}

export function issueUrl(report: Report, issuesUrl: string): string {
  const url = new URL(issuesUrl);
  url.searchParams.set('title', reportTitle(report));
  url.searchParams.set('body', reportText(report));
  return url.href;
}
