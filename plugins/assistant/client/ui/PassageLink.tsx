import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

type Props = {url: string; onNavigate: () => void; label?: string | undefined; children: ReactNode};

/** A docs link that closes its panel. */
export function PassageLink({url, onNavigate, label, children}: Props): ReactNode {
  const history = useHistory();
  return (
    <a
      href={url}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onNavigate();
        history.push(url);
      }}
    >
      {children}
    </a>
  );
}
