/**
 * The not-found page below the docs, as a part of its own: it brings the menu along. In the browser
 * it is fetched before it is shown (pageStore.ts), not behind a
 * Suspense boundary: React would write the content of one as a script, and without
 * scripts there would be no page.
 */
import type {ComponentType, ReactNode} from 'react';

type Part = {default: ComponentType};

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would put it into the browser's first script
let part = INLINE_CONTENT ? (require('./NotFoundInDocs') as Part) : undefined;

export async function loadNotFound(): Promise<void> {
  part ??= (await import('./NotFoundInDocs')) as Part;
}

export function renderNotFound(): ReactNode {
  const NotFound = part?.default;
  return NotFound ? <NotFound /> : null;
}
