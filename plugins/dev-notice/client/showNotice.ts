import {createElement} from '../../shared/browser/createElement';

import './notice.css';

const TEXT =
  'Development server. Only in a build: new search results, pages as Markdown, old addresses, suggestions on the not-found page, offline reading, the font, pages before scripts, hosted services.';

if (typeof window !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

function show(): void {
  const close = createElement('button', {type: 'button'}, 'Hide');
  const notice = createElement('aside', {class: 'dev-notice', 'aria-label': 'Development server'}, TEXT, close);
  close.addEventListener('click', () => notice.remove());
  document.body.prepend(notice);
}
