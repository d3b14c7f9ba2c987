/** Recent searches and favourites: in the reader's browser only, and gone when storage is. */
import {isOwnPath} from './ownPath';
import {readStoredJson, store} from '../../shared/browser/storage';

export type SavedHit = {url: string; title: string; trail: string; query: string};
export type SavedHits = {recent: SavedHit[]; favourites: SavedHit[]};

const KEY = 'site.search.saved';
const MOST = {recent: 6, favourites: 12};

export function readSaved(): SavedHits {
  const {recent, favourites} = (readStoredJson(KEY) ?? {}) as Partial<Record<keyof SavedHits, unknown>>;
  return {recent: parseList(recent), favourites: parseList(favourites)};
}

export function writeSaved(saved: SavedHits): void {
  store(KEY, JSON.stringify(saved));
}

export function addRecent(saved: SavedHits, hit: SavedHit): SavedHits {
  if (saved.favourites.some((other) => other.url === hit.url)) return saved;
  return {...saved, recent: [hit, ...without(saved.recent, hit)].slice(0, MOST.recent)};
}

export function addFavourite(saved: SavedHits, hit: SavedHit): SavedHits {
  return {recent: without(saved.recent, hit), favourites: [hit, ...without(saved.favourites, hit)].slice(0, MOST.favourites)};
}

export function removeSaved(saved: SavedHits, hit: SavedHit): SavedHits {
  return {recent: without(saved.recent, hit), favourites: without(saved.favourites, hit)};
}

function without(list: SavedHit[], hit: SavedHit): SavedHit[] {
  return list.filter((other) => other.url !== hit.url);
}

function parseList(value: unknown): SavedHit[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item: unknown): item is SavedHit => {
    const {url, title, trail, query} = (item ?? {}) as Partial<Record<keyof SavedHit, unknown>>;
    // Only places of this site: what is stored here becomes a link.
    return typeof url === 'string' && isOwnPath(url) && [title, trail, query].every((text) => typeof text === 'string');
  });
}
