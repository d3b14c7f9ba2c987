import {type ReactNode, useEffect, useState} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';

import {WithMainSidebar} from '@site/plugins/static-pages/client/WithMainSidebar';

import {SearchResults} from '../../client/ui/SearchResults';
import {PAGE_TEXTS} from '../../client/pageTexts';

/**
 * Instead of theme/SearchPage of Algolia: `/search?q=`, all results of a query, to link to and to
 * come back to.
 */
export default function SearchPage(): ReactNode {
  const {pathname} = useLocation();
  // Routes ignore case, but hosts do not: they serve the not-found page for `/Search`.
  return useBaseUrl('/search') === pathname.replace(/\/$/, '') ? <AllResults /> : <NotFound />;
}

function AllResults(): ReactNode {
  const {query, setQuery} = useQueryInAddress();
  const title = query.trim() ? PAGE_TEXTS.titleFor(query.trim()) : PAGE_TEXTS.title;
  return (
    <Layout title={title}>
      <Head>
        <html data-needs-app="no results can be shown." />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <WithMainSidebar>
        <div className="search-page">
          <h1>{title}</h1>
          <SearchResults query={query} onQuery={setQuery} />
          <noscript>
            <p>
              Search needs JavaScript. You can browse every page in the menu of the <Link to="/">documentation</Link>.
            </p>
          </noscript>
        </div>
      </WithMainSidebar>
    </Layout>
  );
}

/**
 * The URL always has the query that is shown; the back button leaves the page
 * instead of undoing letters.
 */
function useQueryInAddress(): {query: string; setQuery: (query: string) => void} {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search, pathname} = useLocation();
  const inAddress = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [query, setQuery] = useState(inAddress);

  useEffect(() => setQuery((before) => (before.trim() === inAddress.trim() ? before : inAddress)), [inAddress]);

  return {
    query,
    setQuery(next) {
      setQuery(next);
      const parameters = new URLSearchParams(search);
      if (next.trim()) parameters.set('q', next.trim());
      else parameters.delete('q');
      history.replace({pathname, search: parameters.toString()});
    },
  };
}
