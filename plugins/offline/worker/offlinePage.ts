/**
 * What a reader without a network gets for a page that is not kept: the titles of those that are.
 */
import {PAGES} from './stores';

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}main{max-width:40rem;margin:3rem auto;padding:0 1rem}li{margin:.25rem 0}';

/** A cloud that is crossed out. */
const DRAWING =
  '<svg viewBox="0 0 32 24" width="96" height="72" fill="none" stroke="#7c5ce8" aria-hidden="true"><path d="M10 19a5 5 0 1 1 1-9.9A6 6 0 0 1 22.5 11a4 4 0 0 1-1.5 8zM6 23L26 3"/></svg>';

export async function offlinePage(): Promise<Response> {
  const items = (await visitedPages().catch(() => [])).map(({path, title}) => `<li><a href="${path}">${title}</a></li>`);
  const list = items.length > 0 ? `<p>You can still read the pages you have visited:</p><ul>${items.join('')}</ul>` : '';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You are offline</title><style>${STYLE}</style><main>${DRAWING}<h1>You are offline</h1><p>This page has not been loaded on this device yet. It will open once there is a connection again.</p><p><a href="">Try again</a></p>${list}</main></html>`;
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}

async function visitedPages(): Promise<{path: string; title: string}[]> {
  const store = await caches.open(PAGES);
  const pages = await Promise.all(
    (await store.keys()).map(async ({url}) => {
      const path = new URL(url).pathname;
      return {path, title: titleIn((await (await store.match(url))?.text()) ?? '') ?? path};
    }),
  );
  return pages.sort((a, b) => a.title.localeCompare(b.title));
}

/** The name of the site at its end would be the same in every line. Escaped as in the page. */
function titleIn(html: string): string | undefined {
  return /<title[^>]*>([^<]+)<\/title>/
    .exec(html)?.[1]
    ?.replace(/ \| [^|]*$/, '')
    .trim();
}
