import type {ReactNode} from 'react';

import type {Passage} from '../../../search/client';
import {PassageLink} from './PassageLink';
import styles from './styles.module.css';

type Props = {passage: Passage; onNavigate(): void};

/** A passage as it stands in the docs, with the way to it. */
export function Quote({passage, onNavigate}: Props): ReactNode {
  return (
    <figure className={styles.quote}>
      <figcaption>
        <PassageLink url={passage.url} onNavigate={onNavigate}>
          {passage.heading ? `${passage.page} › ${passage.heading}` : passage.page}
        </PassageLink>
      </figcaption>
      <blockquote cite={passage.url}>
        {passage.blocks.map((block, index) => (
          <QuotedBlock key={index} {...block} />
        ))}
      </blockquote>
    </figure>
  );
}

function QuotedBlock({kind, text}: Passage['blocks'][number]): ReactNode {
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
  if (kind === 'table') return <QuotedTable rows={lines.map((line) => line.split(' | '))} />;
  return <p>{text}</p>;
}

function QuotedTable({rows: [header = [], ...rows]}: {rows: string[][]}): ReactNode {
  return (
    <div className={styles.tableScroll} tabIndex={0} role="region" aria-label={`Table: ${header.filter(Boolean).join(', ')}`}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, position) => (
                <td key={position}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
