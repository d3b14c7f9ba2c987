/**
 * Instead of the stock theme/Admonition, whose icons and styles would be on every page: admonitions
 * in pages are HTML by the time they are built (plugins/static-pages). This is for the few that the
 * theme shows itself: unlisted and draft pages.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';

export default function Admonition({type, title, children, className = ''}: Props): ReactNode {
  return (
    <aside className={`admonition admonition-${type} ${className}`}>
      {title && <p className="admonition-title">{title}</p>}
      {children}
    </aside>
  );
}
