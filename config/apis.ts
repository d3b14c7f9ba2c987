/** The API descriptions that get reference pages. A second one is a second entry and its pages. */
export const apis = [{id: 'edge-api', file: 'openapi/edge-api.yaml', docsPath: 'edge-api'}];
