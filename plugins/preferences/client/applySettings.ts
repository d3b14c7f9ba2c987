import {loadPart} from '../../shared/browser/loadPart';
import {storeChoice} from '../../static-pages/client/tabs';
import {applyTheme} from './applyTheme';
import {applyToSamples} from './applyToSamples';
import {offerSetup, OPENER} from './offerSetup';
import {readOfferedHost, storeSetting} from './settings';

const loadDialog = () => import(/* webpackChunkName: "part-setup" */ './setupDialog');

if (typeof document !== 'undefined') {
  applyTheme();
  document.addEventListener('click', ({target}) => {
    const opener = (target as Element | null)?.closest<HTMLElement>(`[${OPENER}]`);
    if (opener) loadPart('Your setup', loadDialog, opener, ({openSetup}) => openSetup());
  });
}

export function onRouteDidUpdate(): void {
  const search = new URLSearchParams(window.location.search);
  const edition = search.get('edition');
  if (edition) storeSetting('edition', edition);
  // A page with tabs checks the name itself; on others, the next page has to know it.
  const language = search.get('language');
  if (language && !document.querySelector('[data-tabs]')) storeChoice('language', language);
  applyToSamples();
  offerSetup();
  document.getElementById('host-notice')?.remove();
  const offered = readOfferedHost();
  if (!offered) return;
  const accept = () => {
    storeSetting('host', offered);
    applyToSamples();
  };
  // Few links offer a host; without the notice, samples stay as they are.
  import('./hostNotice').then(
    ({showHostNotice}) => showHostNotice(offered, accept),
    () => undefined,
  );
}
