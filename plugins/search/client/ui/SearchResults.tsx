import {type ReactNode, useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';

import shared from '../../../shared/browser/panel.module.css';
import type {Filters, PageHit} from '../../types';
import {PAGE_TEXTS} from '../pageTexts';
import {TEXTS, typeLabel} from '../texts';
import {useSearch} from '../useSearch';
import {Failure} from '../Failure';
import {FilterBar} from './FilterBar';
import {Icon} from './Icon';
import {Marked} from './Marked';
import {NoResults} from './NoResults';
import {SearchCard} from './SearchCard';
import {plain} from './options';
import controls from './controls.module.css';
import page from './page.module.css';
import results from './results.module.css';

type Props = {query: string; onQuery: (query: string) => void};

const STEP = 20;
const stay = () => undefined;

/** The body of the search page: an ordinary field and an ordinary list of links. */
export function SearchResults({query, onQuery}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [filters, setFilters] = useState<Filters>({});
  const [limit, setLimit] = useState(STEP);
  const {answer, status, answered, failure, retry} = useSearch(query, filters, limit);
  const hits = answer?.hits ?? [];

  useEffect(() => {
    if (!query) field.current?.focus();
    // Only on arrival: a reader who empties the field is in it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => setLimit(STEP), [query, filters]);

  return (
    <>
      <form role="search" className={page.field} onSubmit={(event) => event.preventDefault()}>
        <Icon name={status === 'waiting' ? 'busy' : 'search'} />
        <input
          ref={field}
          className={`${shared.input} ${controls.input}`}
          type="search"
          name="q"
          aria-label={TEXTS.search}
          placeholder={TEXTS.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={512}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </form>
      {answer && <FilterBar facets={answer.facets} filters={filters} onChange={setFilters} />}
      <p role="status">{answer && answer.total > 0 ? TEXTS.count(answer.total) : ''}</p>
      {failure && <Failure failure={failure} onRetry={retry} />}
      {answer && hits.length === 0 && status === 'ready' && (
        <NoResults query={answered.trim()} suggestions={answer.suggestions} onSuggestion={onQuery} onAsk={undefined} />
      )}
      {answer?.card && <SearchCard card={answer.card} onNavigate={stay} />}
      {hits.length > 0 && (
        <ol className={page.results} aria-busy={status === 'waiting'}>
          {hits.map((hit) => (
            <ResultItem key={hit.url} hit={hit} />
          ))}
        </ol>
      )}
      {answer && answer.total > hits.length && (
        <button type="button" className="button button--secondary" onClick={() => setLimit(limit + STEP)}>
          {PAGE_TEXTS.showMore}
        </button>
      )}
    </>
  );
}

function ResultItem({hit: {url, title, trail, type, snippet, sections}}: {hit: PageHit}): ReactNode {
  return (
    <li>
      <h2>
        <Link to={url}>
          <Marked text={title} />
        </Link>
        {type && (
          <>
            {'\u2002'}
            <span className={results.type}>{typeLabel(type)}</span>
          </>
        )}
      </h2>
      {trail.length > 0 && <p className={results.trail}>{trail.join(' › ')}</p>}
      {snippet.length > 0 && (
        <p className={results.snippet}>
          <Marked text={snippet} />
        </p>
      )}
      {sections.length > 0 && (
        <ul aria-label={`Sections of ${plain(title)}`}>
          {sections.map((section) => (
            <li key={section.url}>
              <Link to={section.url}>
                <Marked text={section.heading} />
              </Link>
              <p className={results.snippet}>
                <Marked text={section.snippet} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
