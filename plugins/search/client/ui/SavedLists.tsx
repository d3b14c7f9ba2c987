import {type KeyboardEvent, type ReactNode, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {addFavourite, readSaved, removeSaved, type SavedHit, type SavedHits, writeSaved} from '../history';
import {POPULAR} from '../popular';
import {TEXTS} from '../texts';
import {Icon} from './Icon';
import controls from './controls.module.css';
import results from './results.module.css';
import styles from './saved.module.css';

type Props = {onMove: (step: 1 | -1) => void; onNavigate: () => void; onAsk: (() => void) | undefined};

/** Of popular places, beside the reader's own. */
const SHORT_LIST = 4;

/**
 * What the empty box shows: places opened from here before, and popular ones. Plain lists, because
 * entries have buttons of their own.
 */
export function SavedLists({onMove, onNavigate, onAsk}: Props): ReactNode {
  const [saved, setSaved] = useState(readSaved);
  const {baseUrl} = useDocusaurusContext().siteConfig;

  function update(next: SavedHits): void {
    writeSaved(next);
    setSaved(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onMove(event.key === 'ArrowDown' ? 1 : -1);
  }

  const remove = (hit: SavedHit) => update(removeSaved(saved, hit));
  const known = new Set([...saved.recent, ...saved.favourites].map((hit) => hit.url));
  const popular = POPULAR.map((place) => ({...place, url: baseUrl + place.url.slice(1), query: ''})).filter((hit) => !known.has(hit.url));
  return (
    <div onKeyDown={onKeyDown}>
      <SavedList title={TEXTS.favourites} hits={saved.favourites} onRemove={remove} onNavigate={onNavigate} />
      <SavedList
        title={TEXTS.recent}
        hits={saved.recent}
        onRemove={remove}
        onNavigate={onNavigate}
        onSave={(hit) => update(addFavourite(saved, hit))}
      />
      <SavedList title={TEXTS.popular} hits={popular.slice(0, known.size > 0 ? SHORT_LIST : undefined)} onNavigate={onNavigate} />
      {onAsk && (
        <p className={styles.askEntry}>
          <button type="button" data-saved="" className={controls.linkButton} onClick={onAsk}>
            {TEXTS.askQuestion}
          </button>
        </p>
      )}
    </div>
  );
}

type ListProps = {
  title: string;
  hits: SavedHit[];
  onRemove?: (hit: SavedHit) => void;
  onNavigate: () => void;
  onSave?: (hit: SavedHit) => void;
};

function SavedList({title, hits, onRemove, onNavigate, onSave}: ListProps): ReactNode {
  const history = useHistory();
  if (hits.length === 0) return null;
  return (
    <section className={styles.saved} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.url}>
            <a
              href={hit.url}
              data-saved=""
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onNavigate();
                history.push(hit.url);
              }}
            >
              <span className={results.title}>{hit.title}</span>
              {hit.trail && <span className={results.trail}>{hit.trail}</span>}
            </a>
            {onSave && (
              <button type="button" className={controls.iconButton} aria-label={TEXTS.save(hit.title)} onClick={() => onSave(hit)}>
                <Icon name="star" />
              </button>
            )}
            {onRemove && (
              <button type="button" className={controls.iconButton} aria-label={TEXTS.remove(hit.title)} onClick={() => onRemove(hit)}>
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
