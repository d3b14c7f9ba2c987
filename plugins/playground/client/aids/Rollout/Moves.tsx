import type {ReactNode} from 'react';

import {countMoves} from '../../../model/rollout';
import {OutputTable} from '../../parts/OutputTable';

type Props = {before: number[]; after: number[]; names: string[]};

export function Moves({before, after, names}: Props): ReactNode {
  const moves = countMoves(before, after, names.length);
  return (
    <OutputTable
      caption="Who moved where"
      head={['Before', ...names.map((name) => `After: ${name}`)]}
      rows={moves.map((row, from) => [names[from], ...row.map((count, to) => (from === to ? <b key={to}>{count}</b> : count))])}
    />
  );
}
