/** HubSpot's script loader; it looks for its own element by this id. */
import {loadScript} from '../../../shared/browser/loadScript';
import type {Provider} from '../../types';
import {deleteCookies} from '../deleteCookies';

export const load: Provider<'marketing'>['load'] = ({region, accountId}) => {
  const host = region === 'na1' ? 'js' : `js-${region}`;
  return loadScript(`https://${host}.hs-scripts.com/${accountId}.js`, {id: 'hs-script-loader', defer: ''});
};

export const forget: Provider<'marketing'>['forget'] = () => deleteCookies('__hs', 'hubspotutk', 'messagesUtk');
