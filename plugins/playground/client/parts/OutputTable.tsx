import type {ReactNode} from 'react';

import {stackedStyle} from '../../../shared/stackedLabels';

type Props = {caption: string; head: string[]; rows: ReactNode[][]};

export function OutputTable({caption, head, rows}: Props): ReactNode {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={caption} style={stackedStyle(head)}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
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
