import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

import type {Passage} from '../../../search/client';
import {pathOf} from '../answerAsText';
import {joinBoxes} from '../joinBoxes';
import {TEXTS} from '../texts';
import styles from './answer.module.css';
import {PassageLink} from './PassageLink';
import {PlainBlock} from './PlainBlock';

type Props = {passage: Passage; onNavigate: () => void};

/** The passage that answers, whole and as it looks on its page. */
export function Lead({passage, onNavigate}: Props): ReactNode {
  const history = useHistory();
  const {url, blocks, isCut = false} = passage;

  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.origin !== window.location.origin) return;
    event.preventDefault();
    onNavigate();
    history.push(link.pathname + link.search + link.hash);
  }

  return (
    <figure className={styles.lead}>
      <figcaption>
        <PassageLink url={url} onNavigate={onNavigate}>
          {pathOf(passage)}
        </PassageLink>
      </figcaption>
      {/* Links in it are reachable by keyboard; a click on one reaches this element as well. */}
      <blockquote cite={url} className="markdown" onClick={onClick}>
        {joinBoxes(blocks).map((block, index) =>
          block.html ? <div key={index} dangerouslySetInnerHTML={{__html: block.html}} /> : <PlainBlock key={index} {...block} />,
        )}
      </blockquote>
      {isCut && (
        <p className={styles.more}>
          <PassageLink url={url} onNavigate={onNavigate}>
            {TEXTS.wholeSection}
          </PassageLink>
        </p>
      )}
    </figure>
  );
}
