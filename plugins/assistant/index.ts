/**
 * Help beside the page: ask mode in the search box, the assistant behind the button at the corner,
 * and the form or the chat of the support page.
 *
 * Readers get: questions answered from these docs, with links to what is quoted; on /support/ a
 * panel that helps to write a good report and hands it to e-mail, the issue tracker or the
 * community. Nothing they write leaves the browser before they send it.
 * Reads: the sections that plugins/search wrote, through its client door.
 * Emits: nothing; a few values in global data.
 * With no service configured the assistant quotes whole passages and says so. `ask` adds a model
 * (an OpenAI-compatible proxy or the search provider's agents), grounded on the same passages;
 * `widget` and `chatId` put hosted widgets in place of ours, loaded when the browser is idle.
 * Where: the route "support" opens the chat and hides the assistant; everywhere else it is the
 * other way round. Elements with the class `open-chat` open the chat from 1000 ms after the
 * document has loaded, and a tap before that then; `data-prefill` is the message to start with.
 * In `npm run dev`: the same, as far as search has data. Switched off by removing it here
 * and in src/theme/Root.tsx.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {requirePlugins} from '../shared/requirePlugins';
import type {PluginOptions} from './options';
import type {AssistantGlobalData} from './types';

export {validateOptions} from './options';

export default function assistant(
  _context: LoadContext,
  {ask, widget, chatId, supportEmail, issuesUrl, communityUrl}: PluginOptions,
): Plugin {
  return {
    name: 'assistant',
    getThemePath: () => path.join(__dirname, 'theme'),
    async allContentLoaded({allContent}) {
      requirePlugins(allContent, 'plugins/assistant', {search: 'answers quote the sections that it finds'});
    },
    async contentLoaded({actions}) {
      // Without a service nothing is generated, so nothing is called AI.
      const askName = ask ? 'Ask AI' : 'Ask the docs';
      actions.setGlobalData({askName, ask, widget, chatId, supportEmail, issuesUrl, communityUrl} satisfies AssistantGlobalData);
    },
  };
}
