import {type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import shared from '../../../shared/browser/panel.module.css';
import {encodeText} from '../../../shared/encodeText';
import type {Filters} from '../../types';
import {addRecent, readSaved, writeSaved} from '../history';
import {TEXTS} from '../texts';
import {useAskName} from '../useBackend';
import {useSearch} from '../useSearch';
import {Failure} from '../Failure';
import {FilterBar} from './FilterBar';
import {NoResults} from './NoResults';
import {optionsOf, type Option} from './options';
import {ResultList} from './ResultList';
import {SavedLists} from './SavedLists';
import {SearchCard} from './SearchCard';
import {SearchField} from './SearchField';
import styles from './dialog.module.css';
import {useActiveOption} from './useActiveOption';
import type {TypedQuery} from './useTypedQuery';

type Props = {
  typed: TypedQuery;
  /** Enter was pressed before the box was there. */
  isEntered: boolean;
  onAsk: (() => void) | undefined;
  onClose: () => void;
};

type Place = Extract<Option, {kind: 'place'}>;

const PAGES_SHOWN = 8;

/** Search mode: the field, what it found, and where to go from there. */
export function SearchPanel({typed: {query, latest, type}, isEntered, onAsk, onClose}: Props): ReactNode {
  const listId = useId();
  const askName = useAskName();
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [filters, setFilters] = useState<Filters>({});
  const search = useSearch(query, filters, PAGES_SHOWN);
  const {answer, answered, status, isWhole} = search;
  const searchPage = useBaseUrl('/search');
  const allUrl = `${searchPage}?q=${encodeText(query.trim())}`;
  const options = useMemo(
    () => (answer ? optionsOf(answer.hits, listId, onAsk && askName ? TEXTS.askAbout(askName, answered.trim()) : undefined) : []),
    [answer, answered, listId, onAsk, askName],
  );
  const remember = useCallback(
    ({url, title, trail}: Place) => writeSaved(addRecent(readSaved(), {url, title, trail, query: answered.trim()})),
    [answered],
  );
  const choose = useCallback(
    (option: Option, inNewTab: boolean) => {
      if (option.kind === 'ask') return onAsk?.();
      remember(option);
      if (inNewTab) return void window.open(option.url, '_blank', 'noopener');
      onClose();
      history.push(option.url);
    },
    [history, onAsk, onClose, remember],
  );
  const {active, hasMoved, setActive, onKeyDown} = useActiveOption(options, answer?.hits[0]?.isSectionBest ? 1 : 0, choose);
  const hasHits = (answer?.hits.length ?? 0) > 0;

  const isStale = () => latest.current.trim() !== '' && (latest.current !== query || (answered !== query && status !== 'failed'));
  /**
   * There is no list yet, or it answers the letters before, or a card may still come first: Enter
   * means the first of the list to come.
   */
  const isToCome = () => isStale() || (hasHits && !isWhole);
  const enteredFor = useRef(isEntered ? query : null);

  // Before the box is seen: the next key is meant for it.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (enteredFor.current === null || (isToCome() && enteredFor.current === query)) return;
    const isMeant = enteredFor.current === query && hasHits;
    enteredFor.current = null;
    if (isMeant && active) choose(active, false);
  });

  /** Enter where nothing was found leads to the search page. */
  function submit(): void {
    if (!query.trim() || hasHits || isStale()) return;
    onClose();
    history.push(allUrl);
  }

  function onFieldKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && (isStale() || (isToCome() && !hasMoved))) {
      event.preventDefault();
      type(latest.current);
      enteredFor.current = latest.current;
      return;
    }
    enteredFor.current = null;
    if (hasHits) onKeyDown(event);
    else if (event.key === 'ArrowDown') moveInLists(1);
  }

  function write(value: string): void {
    field.current!.value = value;
    type(value);
  }

  /** From the field down into the lists of saved places, and back up. */
  function moveInLists(step: 1 | -1): void {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[data-saved]') ?? [])];
    const next = items.indexOf(document.activeElement as HTMLElement) + step;
    if (next < 0) field.current?.focus();
    else items[next]?.focus();
  }

  return (
    <div ref={panel} className={`${shared.panel} ${styles.panel}`}>
      <SearchField
        ref={field}
        query={query}
        onType={type}
        onClear={() => write('')}
        onSubmit={submit}
        onAsk={onAsk}
        onClose={onClose}
        listId={listId}
        activeId={hasHits ? active?.id : undefined}
        isBusy={status === 'waiting' || (hasHits && !isWhole)}
        onKeyDown={onFieldKey}
      />
      {answer && status !== 'failed' && <FilterBar facets={answer.facets} filters={filters} onChange={setFilters} />}
      <div className={styles.content} aria-busy={status === 'waiting'}>
        {search.failure && <Failure failure={search.failure} onRetry={search.retry} />}
        {status === 'idle' && <SavedLists onMove={moveInLists} onNavigate={onClose} onAsk={onAsk} />}
        {answer?.card && <SearchCard card={answer.card} onNavigate={onClose} />}
        {answer && hasHits && (
          <ResultList
            hits={answer.hits}
            options={options}
            id={listId}
            activeId={active?.id}
            onActive={setActive}
            onChoose={choose}
            onRemember={remember}
          />
        )}
        {answer && !hasHits && status === 'ready' && (
          <NoResults query={answered.trim()} suggestions={answer.suggestions} onSuggestion={write} onAsk={onAsk} />
        )}
      </div>
      <Announcement status={status} total={answer?.total} query={answered} />
      {answer && hasHits && (
        <div className={styles.footer}>
          <a
            href={allUrl}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onClose();
              history.push(allUrl);
            }}
          >
            {TEXTS.seeAll(answer.total)}
          </a>
          <span className={styles.hints} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
          </span>
        </div>
      )}
    </div>
  );
}

function Announcement({status, total, query}: {status: string; total: number | undefined; query: string}): ReactNode {
  const text = status === 'ready' && total !== undefined ? (total > 0 ? TEXTS.count(total) : `${TEXTS.noResults} “${query.trim()}”`) : '';
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
