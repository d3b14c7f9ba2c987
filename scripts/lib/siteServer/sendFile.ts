import type http from 'node:http';
import path from 'node:path';

import send from 'send';

import {CONTENT_TYPES, UNKNOWN_TYPE} from '../../../plugins/delivery/node/contentTypes';
import {type Found, statFile} from './findFile';

const ENCODINGS = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
];

type FileResponse = {
  root: string;
  found: Found;
  status: 200 | 404;
  /** From the rules of the host files. */
  headers: Record<string, string>;
};

/**
 * Sends a file or its best compressed copy; `send` adds ranges, conditions and the stream, which it
 * closes when the reader leaves.
 */
export function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  {root, found: {pathname, stats}, status, headers}: FileResponse,
): void {
  const packed = ENCODINGS.flatMap(({name, extension}) => {
    const copy = statFile(root, pathname + extension);
    return copy ? [{name, pathname: pathname + extension, stats: copy}] : [];
  });
  const chosen = packed.find(({name}) => accepts(request.headers['accept-encoding'], name));
  const body = chosen ?? {pathname, stats};
  response.statusCode = status;
  response.setHeader('Content-Type', CONTENT_TYPES[path.extname(pathname).slice(1)] ?? UNKNOWN_TYPE);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('ETag', etagOf(body));
  if (chosen) response.setHeader('Content-Encoding', chosen.name);
  const vary = [...(packed.length > 0 ? ['Accept-Encoding'] : []), ...(/\.(?:html|md)$/.test(pathname) ? ['Accept'] : [])];
  if (vary.length > 0) response.setHeader('Vary', vary.join(', '));
  // Conditions and ranges are about the file at the URL, and at an
  // unknown URL there is none.
  const isPage = status === 200;
  if (!isPage) for (const name of CONDITIONS) delete request.headers[name];
  const options = {root, dotfiles: 'allow', index: false, cacheControl: false, lastModified: isPage, acceptRanges: isPage} as const;
  send(request, encodeURI(body.pathname).replace(/[?#]/g, encodeURIComponent), options)
    // The file went away since it was looked at, or a range lies beyond its end.
    .on('error', ({status: code, headers: more}: Failure) => {
      if (response.headersSent) return void response.destroy();
      for (const name of ['Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified', 'Vary']) response.removeHeader(name);
      response.writeHead(code ?? 500, more ?? {}).end();
    })
    .pipe(response);
}

type Failure = {status?: number; headers?: http.OutgoingHttpHeaders};

const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** As nginx writes it, so that a browser may get its next response from either server. */
function etagOf({stats}: Pick<Found, 'stats'>): string {
  return `"${Math.floor(stats.mtimeMs / 1000).toString(16)}-${stats.size.toString(16)}"`;
}

/** `br;q=0` is a refusal; names are read without regard to case. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      return name === encoding && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    });
}
