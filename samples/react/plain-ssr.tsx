// Server-side rendering without a framework: fetch, render, hand the state to the browser.

// region: server
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';
import {FlagsmithProvider, useFlags} from '@flagsmith/flagsmith/react';
import {renderToString} from 'react-dom/server';

function Banner() {
  const {banner_text} = useFlags(['banner_text']);
  return banner_text.enabled ? <p>{banner_text.value}</p> : null;
}

export async function renderPage(identity?: string): Promise<string> {
  const flagsmith = createFlagsmithInstance(); // one for each request
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    api: 'https://edge.api.flagsmith.com/api/v1/',
    identity,
  });
  const html = renderToString(
    <FlagsmithProvider flagsmith={flagsmith}>
      <Banner />
    </FlagsmithProvider>,
  );
  // "<" is escaped, because a flag value may hold "</script>".
  const state = JSON.stringify(flagsmith.getState()).replaceAll('<', '\\u003c');
  return `<main>${html}</main><script>window.flagState = ${state}</script>`;
}
// endregion: server

console.log((await renderPage('4f6b9c1e-user')).split('<script>')[0]);
console.log((await renderPage()).split('<script>')[0]);
