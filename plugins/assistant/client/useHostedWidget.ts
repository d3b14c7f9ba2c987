import {useEffect} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {loadScript} from '../../shared/browser/loadScript';
import type {HostedWidget} from '../types';
import {reportFailure} from './serviceFailure';
import {TEXTS} from './texts';

const SCRIPT = 'https://widget.kapa.ai/kapa-widget.bundle.js';
const SCRIPT_ID = 'hosted-assistant';
const HIDDEN_STYLE_ID = 'hosted-assistant-hidden';
/** Where the widget renders itself. */
const CONTAINER = '#kapa-widget-container';

/**
 * The hosted assistant in place of ours: loaded on the first route that shows it, hidden by
 * style where it must not show.
 */
export function useHostedWidget(widget: HostedWidget | null, isShown: boolean): void {
  const supportUrl = useBaseUrl('/support/');
  useEffect(() => {
    if (!widget || !isShown || document.getElementById(SCRIPT_ID)) return;
    void loadScript(SCRIPT, {
      id: SCRIPT_ID,
      'data-website-id': widget.websiteId,
      'data-project-name': widget.projectName,
      'data-project-color': widget.colour,
      'data-project-logo': widget.logo,
      'data-modal-disclaimer': TEXTS.widgetDisclaimer,
      'data-answer-cta-button-enabled': 'true',
      'data-answer-cta-button-text': TEXTS.callToAction,
      'data-answer-cta-button-link': supportUrl,
    }).catch(() => reportFailure('assistant'));
  }, [widget, isShown, supportUrl]);

  useEffect(() => {
    if (!widget) return undefined;
    if (isShown) return undefined;
    const style = document.createElement('style');
    style.id = HIDDEN_STYLE_ID;
    style.textContent = `${CONTAINER} { display: none !important; }`;
    document.head.append(style);
    return () => style.remove();
  }, [widget, isShown]);
}
