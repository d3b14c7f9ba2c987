import type {Passage} from '../../search/client';

/** Where a passage is: page, parent headings, heading. */
export function pathOf({page, parents = [], heading}: Pick<Passage, 'page' | 'parents' | 'heading'>): string {
  return [page, ...parents, heading].filter(Boolean).join(' › ');
}
