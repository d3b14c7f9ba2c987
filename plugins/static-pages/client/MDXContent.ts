import type {ReactNode} from 'react';

/**
 * Replaces the provider of MDX components (index.ts): the browser has no compiled
 * Markdown that would ask for them.
 */
export default function MDXContent({children}: {children: ReactNode}): ReactNode {
  return children;
}
