/** Google Tag Manager, as its snippet does: the start event first, then the container. */
import {loadScript} from '../../../shared/browser/loadScript';
import type {Provider} from '../../types';
import {deleteCookies} from '../deleteCookies';

type TagWindow = Window & {dataLayer?: Record<string, unknown>[]};

export const load: Provider<'tagManager'>['load'] = ({containerId}) => {
  const page = window as TagWindow;
  page.dataLayer ??= [];
  page.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});
  return loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`);
};

export const forget: Provider<'tagManager'>['forget'] = () => deleteCookies('_ga', '_gid', '_gcl');
