/**
 * Decides, in the order of the page, how much of its file each fence has to print so
 * that a reader can use it.
 */
import type {Code, Root} from 'mdast';

import {stringAttributes, type WrittenJsx} from '../../shared/mdxNodes';
import type {PlacedSample} from '../types';

export type Found = {node: Code; tab: string};

type Nested = Omit<WrittenJsx, 'children'> & {children?: unknown[]};

/** Every fence of a page with the tab that contains it, in the order of the page. */
export function findFences(root: Root): Found[] {
  const found: Found[] = [];
  const walk = (node: Nested, tab: string, group: string): void => {
    if (node.type === 'code') found.push({node: node as unknown as Code, tab});
    const inGroup = node.name === 'Tabs' ? (stringAttributes(node)['groupId'] ?? `at line ${node.position?.start.line}`) : group;
    const inTab = node.name === 'TabItem' ? `${group}: ${stringAttributes(node)['value']}` : tab;
    for (const child of node.children ?? []) walk(child as Nested, inTab, inGroup);
  };
  walk(root, '', '');
  return found;
}

/**
 * Remembers which block of a page carries which file, so that each file is printed once per tab.
 */
export function createShelf() {
  const shelf = new Map<string, {tab: string; sample: PlacedSample}[]>();
  let count = 0;
  return {
    /**
     * The block above that a reader sees together with this tab and that has the whole of `file`.
     */
    find(file: string, tab: string): PlacedSample | undefined {
      return shelf.get(file)?.find((entry) => entry.tab === '' || entry.tab === tab)?.sample;
    },
    add(file: string, tab: string, sample: PlacedSample): void {
      shelf.set(file, [...(shelf.get(file) ?? []), {tab, sample}]);
    },
    /** Gives the block an anchor as soon as another one refers to it. */
    anchor(sample: PlacedSample): string {
      return (sample.id ??= `sample-${(count += 1)}`);
    },
  };
}
