import type {Types} from '@amplitude/analytics-browser';

import {titleOf} from '../pageReady';

const PAGE_VIEW = '[Amplitude] Page Viewed';
const TITLE = '[Amplitude] Page Title';
const PATH = '[Amplitude] Page Path';
const PATIENCE_MS = 3000;

/**
 * A page view is noticed when the URL changes, while the document still has the
 * title of the page before.
 */
export function lateTitles(): Types.EnrichmentPlugin {
  return {
    name: 'late-titles',
    type: 'enrichment',
    setup: async () => undefined,
    async execute(event) {
      const properties = event.event_properties as Record<string, unknown> | undefined;
      if (event.event_type === PAGE_VIEW && properties) properties[TITLE] = (await titleOf(String(properties[PATH]), PATIENCE_MS)) ?? '';
      return event;
    },
  };
}
