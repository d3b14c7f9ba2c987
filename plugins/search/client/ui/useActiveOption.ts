import {type KeyboardEvent, useCallback, useEffect, useState} from 'react';

import type {Option} from './options';

/**
 * The option that Enter opens: the best one until the reader moves. The focus stays in the field.
 */
export function useActiveOption(options: Option[], best: number, onChoose: (option: Option, inNewTab: boolean) => void) {
  const list = options.map((option) => (option.kind === 'place' ? option.url : option.id)).join(' ');
  const [moved, setMoved] = useState<{in: string; to: number} | null>(null);
  // Known while the list is drawn, not afterwards: Enter may come with it.
  const hasMoved = moved?.in === list;
  const position = hasMoved ? moved.to : best;
  const active = options[Math.min(position, options.length - 1)];

  useEffect(() => {
    if (position > 1 && active) document.getElementById(active.id)?.scrollIntoView({block: 'nearest'});
  }, [position, active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMoved({in: list, to: (Math.min(position, options.length - 1) + step + options.length) % options.length});
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active, event.ctrlKey || event.metaKey);
    }
  }

  const setActive = useCallback((id: string) => setMoved({in: list, to: options.findIndex((option) => option.id === id)}), [list, options]);

  return {active, hasMoved, setActive, onKeyDown};
}
