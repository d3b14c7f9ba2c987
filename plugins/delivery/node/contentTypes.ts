/** One table for our server and for nginx. Text is always UTF-8. */
export const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xsl: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  // Downloads of samples: text, so that a browser shows them too.
  py: 'text/plain; charset=utf-8',
  sh: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
};

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Whether a file is worth compressing; pictures, films and fonts already are. */
export function isText(extension: string): boolean {
  return extension === '' || (CONTENT_TYPES[extension]?.includes('charset') ?? false);
}
