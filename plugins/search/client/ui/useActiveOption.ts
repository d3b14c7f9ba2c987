import {type KeyboardEvent, useEffect, useState} from 'react';

import type {Option} from './options';

/** The option that Enter opens: the best one until the reader moves. The focus stays in the field. */
export function useActiveOption(options: Option[], best: number, onChoose: (option: Option, inNewTab: boolean) => void) {
  const [position, setPosition] = useState(best);
  const active = options[Math.min(position, options.length - 1)];
  const first = options[0]?.kind === 'place' ? options[0].url : undefined;

  useEffect(() => setPosition(best), [first, best, options.length]);
  useEffect(() => {
    if (position > 1 && active) document.getElementById(active.id)?.scrollIntoView({block: 'nearest'});
  }, [position, active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setPosition((before) => (Math.min(before, options.length - 1) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      onChoose(active, event.ctrlKey || event.metaKey);
    }
  }

  return {active, setActive: (id: string) => setPosition(options.findIndex((option) => option.id === id)), onKeyDown};
}
