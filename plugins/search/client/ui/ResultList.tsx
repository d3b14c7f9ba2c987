import {memo, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';

import type {MarkedText, PageHit} from '../../types';
import {TEXTS, typeLabel} from '../texts';
import {Icon} from './Icon';
import {Marked} from './Marked';
import {plain, type Option} from './options';
import {prefetch} from './prefetch';
import styles from './results.module.css';

type Props = {
  hits: PageHit[];
  options: Option[];
  id: string;
  activeId: string | undefined;
  onActive: (id: string) => void;
  onChoose: (option: Option, inNewTab: boolean) => void;
  /** A link was opened by the browser itself: in a new tab or window. */
  onRemember: (option: Extract<Option, {kind: 'place'}>) => void;
};

/** Remembered, as are its options: a key that changes the field only does not render them. */
export const ResultList = memo(function ResultList({hits, options, id, activeId, onActive, onChoose, onRemember}: Props): ReactNode {
  let position = 0;
  const next = () => options[position++] as Extract<Option, {kind: 'place'}>;
  const ask = options.find((option) => option.kind === 'ask');
  const place = () => {
    const option = next();
    return {option, isActive: option.id === activeId, onActive, onChoose, onRemember};
  };
  return (
    <div role="listbox" id={id} aria-label={TEXTS.results} className={styles.results}>
      {hits.map((hit) => (
        <div role="group" aria-label={plain(hit.title)} key={hit.url} className={styles.group}>
          <PlaceOption {...place()} title={hit.title} snippet={hit.snippet} trail={hit.trail} type={hit.type} />
          {hit.sections.map(({url, heading, snippet}) => (
            <PlaceOption {...place()} key={url} title={heading} snippet={snippet} isSection />
          ))}
        </div>
      ))}
      {ask?.kind === 'ask' && (
        <div
          role="option"
          id={ask.id}
          aria-selected={ask.id === activeId}
          className={clsx(styles.option, styles.ask)}
          onMouseMove={() => onActive(ask.id)}
          onClick={() => onChoose(ask, false)}
        >
          <Icon name="ask" /> <span>{ask.label}</span>
        </div>
      )}
    </div>
  );
});

type PlaceProps = Pick<Props, 'onActive' | 'onChoose' | 'onRemember'> & {
  option: Extract<Option, {kind: 'place'}>;
  isActive: boolean;
  title: MarkedText;
  snippet: MarkedText;
  trail?: string[];
  type?: string;
  isSection?: boolean;
};

/**
 * A link in all respects (it can be opened in a new tab, copied, dragged) that the
 * field points at as an option.
 */
const PlaceOption = memo(function PlaceOption({
  option,
  isActive,
  title,
  snippet,
  trail,
  type = '',
  isSection = false,
  onActive,
  onChoose,
  onRemember,
}: PlaceProps): ReactNode {
  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return onRemember(option);
    event.preventDefault();
    onChoose(option, false);
  }
  return (
    <a
      role="option"
      id={option.id}
      href={option.url}
      tabIndex={-1}
      aria-selected={isActive}
      className={clsx(styles.option, isSection && styles.section)}
      onMouseMove={() => !isActive && onActive(option.id)}
      onMouseEnter={() => prefetch(option.url)}
      onClick={onClick}
    >
      <Icon name={isSection ? 'section' : 'page'} />
      <span className={styles.texts}>
        <span className={styles.title}>
          <Marked text={title} />
          {type && (
            // A wide space and no margin: on a line of its own it is aligned with the title.
            <>
              {'\u2002'}
              <span className={styles.type}>{typeLabel(type)}</span>
            </>
          )}
        </span>
        {trail && trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')}</span>}
        {snippet.length > 0 && (
          <span className={styles.snippet}>
            <Marked text={snippet} />
          </span>
        )}
      </span>
    </a>
  );
});
