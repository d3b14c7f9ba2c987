/**
 * Ids of the structured-data nodes in the head of every page, for the
 * page's own node to point at.
 */
export const NODE_IDS = {organization: '#organization', website: '#website', software: '#software'} as const;
