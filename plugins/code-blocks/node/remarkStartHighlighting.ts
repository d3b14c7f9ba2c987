import type {Root} from 'mdast';

import {highlightLines} from './highlight';
import {isKnownLanguage} from './languages';

/**
 * Hands the fences of a page to the highlighting thread as soon as the page is parsed. Pages
 * wait for each other between the steps of the chain, so that thread would otherwise be idle
 * for the first half of a build. `remarkCodeBlocks` asks for the same code later, finds it
 * done, and reports what went wrong.
 */
export function remarkStartHighlighting() {
  return async (root: Root): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    visit(root, 'code', ({lang, value}) => {
      if (lang && isKnownLanguage(lang)) highlightLines(value, lang).catch(() => undefined);
    });
  };
}
