import {Fragment, type MouseEvent, type ReactNode, useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';

import {applyToSamples} from '../../../preferences/client';
import type {Passage, PassageBlock} from '../../../search/client';
import {pathOf} from '../pathOf';
import {TEXTS} from '../texts';
import styles from './lead.module.css';
import {PassageLink} from './PassageLink';

type Props = {passage: Passage; onNavigate: () => void};

/** The passage that answers, whole and as it looks on its page. */
export function Lead({passage, onNavigate}: Props): ReactNode {
  const history = useHistory();
  const {url, blocks, isCut = false} = passage;
  const left = blocks.reduce((sum, block) => sum + (block.left ?? 0), 0);
  // Samples have the reader's own server and key, as they do on the page.
  useLayoutEffect(applyToSamples, [blocks]);

  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Pictures are enlarged and files fetched as on the page (plugins/images).
    if (link.target || link.origin !== window.location.origin || link.matches('[data-enlarge], [download]')) return;
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
        {withoutAnnouncement(blocks).map((block, index) => (
          <Fragment key={index}>
            {block.startsContext && <p className={styles.context}>{TEXTS.context}</p>}
            <LeadBlock {...block} />
          </Fragment>
        ))}
      </blockquote>
      {isCut && (
        <p className={styles.more}>
          <PassageLink url={url} onNavigate={onNavigate}>
            {left > 0 ? TEXTS.rowsOnPage(left) : TEXTS.wholeSection}
          </PassageLink>
        </p>
      )}
    </figure>
  );
}

/**
 * A last sentence that announces something ("enter it here:") is about a widget of the page, which
 * no quotation has.
 */
function withoutAnnouncement(blocks: PassageBlock[]): PassageBlock[] {
  const last = blocks.at(-1);
  return blocks.length > 1 && last?.kind === 'text' && last.text.endsWith(':') ? blocks.slice(0, -1) : blocks;
}

/** Data of another build may have no HTML for a block. */
function LeadBlock({html, text}: PassageBlock): ReactNode {
  return html ? <div dangerouslySetInnerHTML={{__html: html}} /> : <pre>{text}</pre>;
}
