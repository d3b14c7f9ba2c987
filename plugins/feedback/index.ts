/**
 * "Was this page helpful?" at the end of each page.
 *
 * Readers get: two buttons; then reasons to choose from and a field for words. The answer is kept
 * in their browser and offered as a prefilled issue.
 * With `url` (environment variable FEEDBACK_URL) it can be sent from the page instead, and becomes
 * an issue only when sending fails.
 * Emits: nothing. Works the same in `npm run dev`. The reasons and the form
 * load after the first click.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {PluginOptions} from './options';
import type {FeedbackGlobalData} from './types';

export {validateOptions} from './options';

export default function feedback({siteDir}: LoadContext, {url, issuesUrl}: PluginOptions): Plugin {
  return {
    name: 'feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(siteDir, 'plugins/feedback/client/feedback.css')],
    async contentLoaded({actions}) {
      actions.setGlobalData({url, issuesUrl} satisfies FeedbackGlobalData);
    },
  };
}
