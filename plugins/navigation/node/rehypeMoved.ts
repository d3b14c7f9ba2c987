import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';

import {element, text} from '../../shared/hast';
import {movedOf} from './movedOf';

/**
 * The list of sections that left a page, at its end. Each link has the id of the former section,
 * so that a browser without scripts scrolls to the link.
 */
export function rehypeMoved() {
  return (root: Root, file: VFile): void => {
    const {frontMatter = {}} = file.data as {frontMatter?: Record<string, unknown>};
    const moved = Object.entries(movedOf(frontMatter, file.path));
    if (moved.length === 0) return;
    const items = moved.map(([id, to]): Element => element('li', [text(`${id}: `), element('a', [text(to)], {id, href: to})]));
    const title = element('p', [element('strong', [text('Moved')])]);
    root.children.push(element('nav', [title, element('ul', items)], {className: ['moved'], ariaLabel: 'Moved'}));
  };
}
