/** The preview pictures of all pages, on a thread of its own. They stay in the cache, named by what they show. */
import {createImageMaker, type Picture, type Sources} from './makeImage';
import type {CardText} from './drawCard';

/** Pixels are made on further threads; two of them keep up with the layout, and each picture takes some megabytes meanwhile. */
const AT_ONCE = 2;

export async function drawPictures(sources: Sources, texts: CardText[]): Promise<Picture[]> {
  const make = await createImageMaker(sources);
  const pictures: Picture[] = [];
  const next = texts.entries();
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (const [at, text] of next) pictures[at] = await make(text);
    }),
  );
  return pictures;
}
