import {useEffect, useState, type ReactNode} from 'react';

const PAUSE_MS = 600;

/** Reads a result out once the reader pauses: a moving slider does not talk. */
export function Announcement({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
