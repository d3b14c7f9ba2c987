import type {ReactNode} from 'react';

/** Replaces Docusaurus' own (index.ts): the router above it does the work. */
export default function PendingNavigation({children}: {children: ReactNode}): ReactNode {
  return children;
}
