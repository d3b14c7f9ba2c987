/** Of every preview picture, in pixels; the head of each page states it. */
export const IMAGE_SIZE = {width: 1200, height: 630} as const;
