import {useState, type ReactNode} from 'react';

import {Announcement} from './Announcement';

type Props = {
  title: string;
  /** What becomes of the reader's input. */
  privacy?: string;
  problem?: string | undefined;
  /** Read out when it changes. */
  result: string;
  reset?: () => void;
  /** False where the input is secret: then there is no link. */
  linkable?: boolean;
  children: ReactNode;
};

const PRIVACY =
  'Everything is computed in this page. Nothing you enter is sent or stored; the link keeps it after the #, which browsers do not send.';

/** The frame of every aid: title, message about a bad link, content, and the buttons below. */
export function Frame({title, privacy = PRIVACY, problem, result, reset, linkable = true, children}: Props): ReactNode {
  return (
    <section className="aid" aria-label={title}>
      <p className="aid-title">{title}</p>
      {problem && (
        <p className="aid-problem" role="alert">
          {problem}
        </p>
      )}
      {children}
      <Announcement text={result} />
      <div className="aid-foot">
        <p className="aid-privacy">{privacy}</p>
        {linkable && <CopyLink />}
        {reset && (
          <button type="button" className="aid-button" onClick={reset}>
            Reset
          </button>
        )}
      </div>
    </section>
  );
}

/** The address already holds the state; a moment is enough for the last change to reach it. */
function CopyLink(): ReactNode {
  const [label, setLabel] = useState('Copy link');
  const copy = () => {
    window.setTimeout(() => {
      navigator.clipboard?.writeText(window.location.href).then(
        () => setLabel('Copied'),
        () => setLabel('Copy the address bar'),
      );
      window.setTimeout(() => setLabel('Copy link'), 2000);
    }, 300);
  };
  return (
    <button type="button" className="aid-button" onClick={copy}>
      {label}
    </button>
  );
}
