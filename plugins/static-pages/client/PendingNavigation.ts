import type {ReactNode} from 'react';

/** Stands in for Docusaurus' own (index.ts): the router does its work, one floor up. */
export default function PendingNavigation({children}: {children: ReactNode}): ReactNode {
  return children;
}
