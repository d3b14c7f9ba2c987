import type {ReactNode} from 'react';

/** What is below a field: a hint, or what is wrong with its value. */
export function Note({id, hint, problem}: {id: string; hint?: string | undefined; problem?: string | undefined}): ReactNode {
  if (!hint && !problem) return null;
  return (
    <p id={id} className={problem ? 'aid-note aid-wrong' : 'aid-note'}>
      {problem ?? hint}
    </p>
  );
}
