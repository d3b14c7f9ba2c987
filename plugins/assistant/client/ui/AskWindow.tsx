import {type ReactNode, useEffect} from 'react';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {AssistantGlobalData} from '../../types';
import {TEXTS} from '../texts';
import {AskPanel} from './AskPanel';
import styles from './floating.module.css';

type Props = {onShown: () => void; onClose: () => void};

/** The conversation that the button at the corner opens. Not modal: the page stays readable. */
export function AskWindow({onShown, onClose}: Props): ReactNode {
  const {askName} = usePluginData('assistant') as AssistantGlobalData;
  useEffect(onShown, [onShown]);
  // Also from the page beside it; the search box, a menu or a picture that is open closes first.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[aria-modal=true]')) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <section className={styles.floating} role="dialog" aria-label={TEXTS.assistant}>
      <div className={styles.bar}>
        <h2>{askName}</h2>
        <button type="button" className={styles.smallButton} onClick={onClose}>
          {TEXTS.close}
        </button>
      </div>
      <AskPanel
        onNavigate={() => undefined}
        end={
          <p className={styles.callToAction}>
            <Link to="/support/">{TEXTS.callToAction}</Link>
          </p>
        }
      />
    </section>
  );
}
