import {loadPart} from '../../shared/browser/loadPart';
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
  const edition = new URLSearchParams(window.location.search).get('edition');
  if (edition) storeSetting('edition', edition);
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
