import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

import {Button} from './form';

import '../aids.css';

type Props = {
  title: string;
  /** Where the reader's input goes. */
  privacy?: string;
  problem?: string | undefined;
  /**
   * The verdict in one or two sentences: beside or below the inputs, always in view,
   * read out when it changes.
   */
  result: string;
  tone?: 'yes' | 'no';
  /** Below the verdict: tables, code, drawings. */
  output?: ReactNode;
  /** What needs the whole width, below inputs and output. */
  below?: ReactNode;
  reset: () => void;
  /** False where the input is secret: then there is no link. */
  linkable?: boolean;
  /** The inputs. */
  children: ReactNode;
};

const PRIVACY =
  'Everything is computed in this page. Nothing you enter is sent or stored; the link keeps it after the #, which browsers do not send.';

/**
 * The frame of every aid: title, message about a bad link, inputs beside the result on wide
 * screens, and the buttons below.
 */
export function Frame({
  title,
  privacy = PRIVACY,
  problem,
  result,
  tone,
  output,
  below,
  reset,
  linkable = true,
  children,
}: Props): ReactNode {
  const frame = useUncovered();
  return (
    <section className="aid" aria-label={title} ref={frame}>
      <p className="aid-title">{title}</p>
      {problem && (
        <p className="aid-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="aid-panes">
        <div className="aid-inputs">{children}</div>
        <div className="aid-output">
          <p className={tone ? `aid-result aid-${tone}` : 'aid-result'}>{result || 'Evaluating…'}</p>
          {output}
        </div>
      </div>
      {below}
      <Announcement text={result} />
      <div className="aid-foot">
        <p className="aid-privacy">{privacy}</p>
        {linkable && <CopyLink />}
        <Button text="Reset" onClick={reset} />
      </div>
    </section>
  );
}

/** The URL already holds the state; a moment is enough for the last change to reach it. */
function CopyLink(): ReactNode {
  const [label, setLabel] = useState('Copy link');
  const copy = () => {
    window.setTimeout(() => {
      navigator.clipboard?.writeText(window.location.href).then(
        () => setLabel('Copied'),
        () => setLabel('Could not copy. Copy the URL from the address bar.'),
      );
      window.setTimeout(() => setLabel('Copy link'), 2000);
    }, 300);
  };
  return <Button text={label} onClick={copy} />;
}

const PAUSE_MS = 600;

/** Reads a result out once the reader pauses: a moving slider does not talk. */
function Announcement({text}: {text: string}): ReactNode {
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

/**
 * Keeps `--aid-covered`, the height of what an on-screen keyboard covers: what sticks to the
 * lower edge stays above it.
 */
function useUncovered(): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      frame.current?.style.setProperty('--aid-covered', `${Math.round(covered)}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return frame;
}
