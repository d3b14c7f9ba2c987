/**
 * Says that the site was deployed while a page stayed open: once an hour, as long as the page is in
 * view, it fetches the home page and looks for the scripts that this page was started with.
 */
import siteConfig from '@generated/docusaurus.config';

import {createButton} from '../../shared/browser/createButton';
import {createElement} from '../../shared/browser/createElement';

import '../../shared/browser/notice.css';

const HOUR_MS = 60 * 60 * 1000;
const ID = 'update-notice';

let checked = Date.now();

async function check(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR_MS) return;
  checked = Date.now();
  const scripts = [...document.querySelectorAll<HTMLMetaElement>('[name=app-script]')].map(({content}) => content);
  const response = await fetch(siteConfig.baseUrl, {cache: 'no-cache'});
  const home = await response.text();
  if (response.ok && !scripts.every((script) => home.includes(script))) showUpdate();
}

function showUpdate(): void {
  document.getElementById(ID)?.remove();
  const box = createElement(
    'div',
    {id: ID, class: 'notice', role: 'status'},
    createElement('span', {}, 'A newer version of these pages is available.'),
    createButton('Reload', 'primary', () => window.location.reload()),
    createButton('Later', 'secondary', () => box.remove()),
  );
  document.body.append(box);
}

if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') {
  const checkQuietly = () => void check().catch(() => undefined);
  document.addEventListener('visibilitychange', checkQuietly);
  setInterval(checkQuietly, HOUR_MS);
}
