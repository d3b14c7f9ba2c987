/** Reo: its script defines `Reo`, which is then initialized with the client id. */
import {loadScript} from '../../../shared/browser/loadScript';
import type {Provider} from '../../types';
import {deleteCookies} from '../deleteCookies';

type ReoWindow = Window & {Reo?: {init: (options: {clientID: string}) => void}};

export const load: Provider<'visitorIntelligence'>['load'] = async ({clientId}) => {
  await loadScript(`https://static.reo.dev/${encodeURIComponent(clientId)}/reo.js`, {defer: ''});
  (window as ReoWindow).Reo?.init({clientID: clientId});
};

export const forget: Provider<'visitorIntelligence'>['forget'] = () => deleteCookies('reo', '__reo');
