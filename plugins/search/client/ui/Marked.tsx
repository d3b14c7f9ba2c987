import {Fragment, type ReactNode} from 'react';

import type {MarkedText} from '../../engine/types';

export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) => (piece.marked ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>));
}
