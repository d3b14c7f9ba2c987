/** The preview pictures of all pages, on a thread of its own. They stay in the cache, named by what they show. */
import type {CardText} from './drawCard';
import {createImageMaker, type Picture, type Sources} from './makeImage';

export async function drawPictures(sources: Sources, texts: CardText[]): Promise<Picture[]> {
  const make = await createImageMaker(sources);
  const pictures: Picture[] = [];
  for (const text of texts) pictures.push(await make(text));
  return pictures;
}
