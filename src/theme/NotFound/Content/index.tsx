/**
 * The not-found page. Unlike the stock theme/NotFound/Content it has a title of its own, a search
 * box, old redirects and close titles.
 */
import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';

import {ErrorBox} from '@site/plugins/assistant/client/ErrorBox';
import {closestPages, fetchRoutes, type Suggestion} from '@site/plugins/not-found/client';

export default function NotFoundContent({className = ''}: Props): ReactNode {
  const suggestions = useSuggestions();
  return (
    <div className={`not-found ${className}`}>
      <PageMetadata title="Page not found">
        <html data-needs-app="no similar pages are suggested, and search may not work." />
      </PageMetadata>
      <svg viewBox="0 0 32 24" width="96" height="72" fill="none" stroke="var(--site-accent)" aria-hidden="true">
        <path d="M8 3h16l-4 5 4 5H8" strokeDasharray="2 1.5" />
        <path d="M8 23V2M3 23h26" />
      </svg>
      <h1>Page not found</h1>
      <p>There is no page at this URL. It may have moved, or the link may be wrong.</p>
      <form action={useBaseUrl('/search')} method="get" role="search" className="not-found-search">
        <label>
          <span>Search docs</span>
          <input type="search" name="q" autoComplete="off" />
        </label>
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <ErrorBox />
      <p>
        <Link to="/">Home</Link> · <Link to="/support/">Support</Link>
      </p>
      {/* Last, since they come later: nothing moves. */}
      {suggestions.length > 0 && (
        <section aria-label="Similar pages">
          <h2>Did you mean</h2>
          <ul>
            {suggestions.map(({route, title}) => (
              <li key={route}>
                <Link to={route}>{title}</Link> <code>{route}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function useSuggestions(): Suggestion[] {
  // The location of the layers around has another path (theme/DocRoot).
  const {pathname, search, hash} = useHistory().location;
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    let current = true;
    void fetchRoutes().then((routes) => {
      if (!current || !routes) return;
      const moved = routes.redirects[pathname.replace(/\/+$/, '')];
      if (moved) window.location.replace(moved + search + hash);
      else setSuggestions(closestPages(pathname, routes));
    });
    return () => {
      current = false;
    };
  }, [pathname, search, hash]);
  return suggestions;
}
