/**
 * The preview images of all pages, on a thread of its own. They stay in the
 * cache, named by what they show.
 */
import type {CardText} from './drawCard';
import {createImageMaker, type SocialImage, type Sources} from './makeImage';

export async function drawImages(sources: Sources, texts: CardText[]): Promise<SocialImage[]> {
  const make = await createImageMaker(sources);
  const images: SocialImage[] = [];
  for (const text of texts) images.push(await make(text));
  return images;
}
