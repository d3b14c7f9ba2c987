/** What is wrong between the descriptions, the manifest, the files and the pages. Read by the content tests. */
import {existsSync} from 'node:fs';

import type {Collected} from './collect';
import {entryOf, type Entry} from './manifest';

export const RENEW = 'npm run screenshots -- --source <checkout of the platform> --only';

type Known = {pictures: Collected[]; entries: Entry[]; files: string[]; release: string; readPage: (page: string) => string};

export function pictureProblems({pictures, entries, files, release, readPage}: Known): string[] {
  const described = new Set(pictures.flatMap(({files: {light, dark}}) => [light, dark]));
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
      ...placement(collected, readPage(collected.page)),
      ...labels(collected, readPage(collected.page)),
    ]),
  ];
}

function staleness(collected: Collected, entries: Entry[], release: string): string[] {
  const {id, script, files} = collected;
  const renew = `Take it again: ${RENEW} ${id}`;
  const missing = [files.light, files.dark].filter((file) => !existsSync(file));
  if (missing.length > 0) return [`${script}: ${id} has no ${missing.join(' and no ')}. ${renew}`];
  const entry = entries.find((each) => each.id === id);
  if (!entry) return [`data/pictures.json has no entry for ${id}. ${renew}`];
  const wanted = entryOf(collected, release);
  const differing = (Object.keys(wanted) as (keyof Entry)[]).filter((field) => wanted[field] !== entry[field]);
  return differing.length > 0 ? [`data/pictures.json: ${id} is stale (${differing.join(', ')}). ${renew}`] : [];
}

/** The picture stands once on its page, after the step that it shows and before the next heading. */
function placement({id, script, picture, page}: Collected, source: string): string[] {
  const mark = `](./pictures/${picture.name}@2x.webp`;
  const uses = source.split(mark).length - 1;
  if (uses !== 1)
    return [`docs/${page}.mdx: ${uses === 0 ? 'does not show' : 'shows more than once'} the picture ${picture.name} (${script}).`];
  const step = source.indexOf(picture.step);
  if (step === -1) return [`docs/${page}.mdx: the step of ${id} is not there: "${picture.step}". Correct \`step\` in ${script}.`];
  const between = source.slice(step, source.indexOf(mark));
  if (source.indexOf(mark) < step || /\n#{2,4} /.test(between))
    return [`docs/${page}.mdx: ${picture.name} does not follow its step "${picture.step}" in the same section.`];
  return [];
}

function labels({picture, page, script}: Collected, source: string): string[] {
  return (picture.rings ?? []).flatMap(({label}) => {
    if (!label || source.includes(label)) return [];
    const at = source.toLowerCase().indexOf(label.toLowerCase());
    const found = at === -1 ? 'does not name it' : `spells it "${source.slice(at, at + label.length)}"`;
    return [`docs/${page}.mdx: the dashboard says "${label}", the page ${found} (${picture.name} in ${script}).`];
  });
}
