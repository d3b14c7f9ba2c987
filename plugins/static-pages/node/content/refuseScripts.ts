/**
 * Scripts belong to plugins. One in a page would be allowed to run by its
 * hash, whoever wrote the page.
 */
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

import {placeOf} from '../../../shared/mdxNodes';

type Named = {name?: string | null; tagName?: string};

export function refuseScripts(root: Root, filePath: string): void {
  visit(root, (node) => {
    const {name, tagName} = node as Named;
    if ((tagName ?? name ?? '').toLowerCase() !== 'script') return;
    throw new Error(
      `${placeOf({path: filePath}, node)}: <script> cannot be part of a page. Put behaviour into a plugin, or show the code in a fence.`,
    );
  });
}
