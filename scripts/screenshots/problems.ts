/**
 * What is wrong between the descriptions, the manifest, the files and the pages. Read by the
 * content tests.
 */
import {existsSync} from 'node:fs';

import type {Collected} from './collect';
import {entryOf, type Entry} from './manifest';

export const RENEW = 'npm run screenshots -- --source <checkout of the platform> --only';
/** Made of the committed picture, without the platform. */

type Known = {pictures: Collected[]; entries: Entry[]; files: string[]; release: string; readPage: (page: string) => string};

export function pictureProblems({pictures, entries, files, release, readPage}: Known): string[] {
  const described = new Set(pictures.flatMap(({files: each}) => Object.values(each)));
  const ids = new Set(pictures.map(({id}) => id));
  return [
    ...files
      .filter((file) => !described.has(file))
      .map((file) => `${file}: nothing under screenshots/ describes it. Delete it, or describe it.`),
    ...entries
      .filter(({id}) => !ids.has(id))
      .map(({id}) => `data/pictures.json: ${id} is no longer described. Run the pictures of its page again.`),
    ...pictures.flatMap((collected) => [
      ...staleness(collected, entries, release),
      ...placementOf(
        {...collected, ...collected.picture, mark: `](./pictures/${collected.picture.name}@2x.webp`},
        readPage(collected.page),
      ),
      ...labels(collected, readPage(collected.page)),
      ...honesty(collected, readPage(collected.page)),
    ]),
    ...[...new Set(pictures.map(({page}) => page))].flatMap((page) => order(page, pictures, readPage(page))),
  ];
}

function staleness(collected: Collected, entries: Entry[], release: string): string[] {
  const {id, script, files} = collected;
  const renew = `Take it again: ${RENEW} ${id}`;
  const missing = Object.values(files).filter((file) => !existsSync(file));
  if (missing.length > 0) return [`${script}: ${id} has no ${missing.join(' and no ')}. ${renew}`];
  const entry = entries.find((each) => each.id === id);
  if (!entry) return [`data/pictures.json has no entry for ${id}. ${renew}`];
  const wanted = entryOf(collected, release);
  const differing = (Object.keys(wanted) as (keyof Entry)[]).filter((field) => wanted[field] !== entry[field]);
  return differing.length > 0 ? [`data/pictures.json: ${id} is stale (${differing.join(', ')}). ${renew}`] : [];
}

type Placed = {id: string; script: string; name: string; page: string; step: string; mark: string};

/**
 * A picture or loop stands once on its page, after the step that it shows and before the next
 * heading.
 */
export function placementOf({id, script, name, page, step, mark}: Placed, source: string): string[] {
  const uses = source.split(mark).length - 1;
  if (uses !== 1) return [`docs/${page}.mdx: ${uses === 0 ? 'does not show' : 'shows more than once'} the picture ${name} (${script}).`];
  const at = source.indexOf(step);
  if (at === -1) return [`docs/${page}.mdx: the step of ${id} is not there: "${step}". Correct \`step\` in ${script}.`];
  const between = source.slice(at, source.indexOf(mark));
  if (source.indexOf(mark) < at || /\n#{2,4} /.test(between))
    return [`docs/${page}.mdx: ${name} does not follow its step "${step}" in the same section.`];
  return [];
}

/** Of pictures that follow each other, the one of the earlier step comes first. */
function order(page: string, pictures: Collected[], source: string): string[] {
  const shown = pictures
    .filter((each) => each.page === page)
    .map(({picture: {name, rings = []}}) => ({name, step: rings[0]?.step, at: source.indexOf(`/${name}@2x.webp`)}))
    .sort((a, b) => a.at - b.at);
  return shown.flatMap(({name, step, at}, index) => {
    const next = shown[index + 1];
    const isNext = next && /^[^\n]*\n\n!\[[^\n]*$/.test(source.slice(at, next.at));
    if (!isNext || step === undefined || next.step === undefined || step <= next.step) return [];
    return [`docs/${page}.mdx: ${name} shows step ${step} and stands before ${next.name}, step ${next.step}. Change their places.`];
  });
}

/** Readers see that the numbers of a prepared response are made up. */
function honesty({picture, page, script}: Collected, source: string): string[] {
  if (!picture.answers || new RegExp(`/${picture.name}@2x\\.webp '[^']*Example data`).test(source)) return [];
  return [
    `docs/${page}.mdx: ${picture.name} shows an answer that ${script} made up. Say so in its caption: ![…](./pictures/${picture.name}@2x.webp 'Example data').`,
  ];
}

function labels({picture, page, script}: Collected, source: string): string[] {
  return (picture.rings ?? []).flatMap(({label}) => {
    if (!label || source.includes(label)) return [];
    const at = source.toLowerCase().indexOf(label.toLowerCase());
    const found = at === -1 ? 'does not name it' : `spells it "${source.slice(at, at + label.length)}"`;
    return [`docs/${page}.mdx: the dashboard says "${label}", the page ${found} (${picture.name} in ${script}).`];
  });
}
