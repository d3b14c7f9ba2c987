import type {MarkedText, PageHit} from '../../types';

/** What the arrow keys move through, in the order of the list. */
export type Option = {kind: 'place'; id: string; url: string; title: string; trail: string} | {kind: 'ask'; id: string; label: string};

export function optionsOf(hits: PageHit[], listId: string, askLabel: string | undefined): Option[] {
  const options: Option[] = [];
  const add = (url: string, title: string, trail: string) =>
    options.push({kind: 'place', id: `${listId}-${options.length}`, url, title, trail});
  for (const {url, title, trail, sections} of hits) {
    add(url, plain(title), trail.join(' › '));
    for (const section of sections) add(section.url, plain(section.heading), [...trail, plain(title)].join(' › '));
  }
  if (askLabel) options.push({kind: 'ask', id: `${listId}-ask`, label: askLabel});
  return options;
}

export function plain(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}
