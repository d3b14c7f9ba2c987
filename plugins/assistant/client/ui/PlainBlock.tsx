import type {ReactNode} from 'react';

import type {PassageBlock} from '../../../search/client';
import {stackedStyle} from '../../../shared/stackedLabels';

/** A block without HTML: offline, or from the data of another build. */
export function PlainBlock({kind, text, answering = 0}: PassageBlock): ReactNode {
  const lines = text.split('\n');
  if (kind === 'code') {
    return (
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    );
  }
  if (kind === 'list') {
    return (
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    );
  }
  if (kind !== 'table') return <p>{text}</p>;
  const [header = [], ...rows] = lines.map((line) => line.split(' | '));
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={`Table: ${header.join(', ')}`} style={stackedStyle(header)}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-answers={index < answering ? '' : undefined}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
