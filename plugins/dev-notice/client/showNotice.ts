import './notice.css';

const TEXT =
  'Development server. Only in a build: new search results, pages as Markdown, old addresses, suggestions on the not-found page, offline reading, the font, pages before scripts, hosted services.';

if (typeof window !== 'undefined') {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

function show(): void {
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Hide';
  const notice = document.createElement('aside');
  notice.className = 'dev-notice';
  notice.setAttribute('aria-label', 'Development server');
  notice.append(TEXT, close);
  close.addEventListener('click', () => notice.remove());
  document.body.prepend(notice);
}
