import type {Passage} from '../../../search/client';
import {pathOf} from '../pathOf';
import type {Turn} from './types';

export type Message = {role: 'system' | 'user' | 'assistant'; content: string};

const RULES = `You answer questions about Flagsmith for developers. Answer only from the numbered passages of its documentation below; the first fits best.
End every sentence with the number of the passage that says so, in square brackets, like [1]. Copy numbers, names and code exactly as the passages have them.
If the passages do not answer the question, say so in one sentence and stop. Be brief. Write plain Markdown without HTML.`;
const TURNS = 4;

export function toMessages(question: string, history: Turn[], passages: Passage[]): Message[] {
  return [
    {role: 'system', content: `${RULES}\n\n${passages.map(toText).join('\n\n')}`},
    ...history.slice(-TURNS).flatMap(({question: asked, answer}): Message[] => [
      {role: 'user', content: asked},
      {role: 'assistant', content: answer},
    ]),
    {role: 'user', content: question},
  ];
}

function toText(passage: Passage, index: number): string {
  const {blocks, tab} = passage;
  const body = blocks.map(({kind, text, language}) => (kind === 'code' ? `\`\`\`${language ?? ''}\n${text}\n\`\`\`` : text)).join('\n');
  return `[${index + 1}] ${pathOf(passage)}${tab ? ` (${tab})` : ''}\n${body}`;
}
