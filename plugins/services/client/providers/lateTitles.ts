import type {Types} from '@amplitude/analytics-browser';

import {pageReady} from '../pageReady';

const PAGE_VIEW = '[Amplitude] Page Viewed';
const TITLE = '[Amplitude] Page Title';
const PATH = '[Amplitude] Page Path';
const PATIENCE_MS = 3000;

/** A page view is noticed when the address changes, which is before the new page has its title; this waits for it. */
export function lateTitles(): Types.EnrichmentPlugin {
  let shown = window.location.pathname;
  return {
    name: 'late-titles',
    type: 'enrichment',
    setup: async () => undefined,
    async execute(event) {
      const properties = event.event_properties as Record<string, unknown> | undefined;
      if (event.event_type !== PAGE_VIEW || !properties) return event;
      const isNavigation = properties[PATH] !== shown;
      shown = String(properties[PATH]);
      if (isNavigation) await pageReady.next(PATIENCE_MS);
      if (window.location.pathname === properties[PATH]) properties[TITLE] = document.title;
      return event;
    },
  };
}
