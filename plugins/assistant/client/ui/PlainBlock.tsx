import type {ReactNode} from 'react';

import type {Passage} from '../../../search/client';

/** A block of which only the text is there: offline, or from the data of another build. */
export function PlainBlock({kind, text}: Passage['blocks'][number]): ReactNode {
  const lines = text.split('\n');
  if (kind === 'code') {
    return (
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    );
  }
  if (kind === 'list' || kind === 'table') {
    return (
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line.split(' | ').filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    );
  }
  return <p>{text}</p>;
}
