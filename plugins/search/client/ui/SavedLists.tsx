import {type KeyboardEvent, type ReactNode, useState} from 'react';
import {useHistory} from '@docusaurus/router';

import {addFavourite, readSaved, removeSaved, type SavedHit, type SavedHits, writeSaved} from '../history';
import {TEXTS} from '../texts';
import {Icon} from './Icon';
import styles from './styles.module.css';

type Props = {onMove(step: 1 | -1): void; onNavigate(): void};

/** What the empty box shows: places opened from here before. Plain lists, because each entry has buttons of its own. */
export function SavedLists({onMove, onNavigate}: Props): ReactNode {
  const [saved, setSaved] = useState(readSaved);

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
  if (saved.recent.length + saved.favourites.length === 0) return <p className={styles.message}>{TEXTS.empty}</p>;
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
    </div>
  );
}

type ListProps = {title: string; hits: SavedHit[]; onRemove(hit: SavedHit): void; onNavigate(): void; onSave?(hit: SavedHit): void};

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
              <span className={styles.title}>{hit.title}</span>
              {hit.trail && <span className={styles.trail}>{hit.trail}</span>}
            </a>
            {onSave && (
              <button type="button" className={styles.iconButton} aria-label={TEXTS.save(hit.title)} onClick={() => onSave(hit)}>
                <Icon name="star" />
              </button>
            )}
            <button type="button" className={styles.iconButton} aria-label={TEXTS.remove(hit.title)} onClick={() => onRemove(hit)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
