/** Size of every preview picture, in pixels; the head of each page states it. */
export const IMAGE_SIZE = {width: 1200, height: 630} as const;

/** Ids of the nodes that stand in the head of every page, for the page's own node to point at. */
export const NODE_IDS = {organization: '#organization', website: '#website', software: '#software'} as const;
