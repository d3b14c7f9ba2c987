import type {Passage} from '../../../search/client';
import type {Turn} from './types';

export type Message = {role: 'system' | 'user' | 'assistant'; content: string};

const RULES = `You answer questions about Flagsmith for developers. Answer only from the numbered passages of its documentation below. Cite each statement with the
number of its passage in square brackets, like [1]. If the passages do not answer the question, say so and stop. Be brief. Write plain Markdown without HTML.`;
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

function toText({page, heading, blocks}: Passage, index: number): string {
  const body = blocks.map(({kind, text, language}) => (kind === 'code' ? `\`\`\`${language ?? ''}\n${text}\n\`\`\`` : text)).join('\n');
  return `[${index + 1}] ${heading ? `${page} > ${heading}` : page}\n${body}`;
}
