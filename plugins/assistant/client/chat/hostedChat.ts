/**
 * The hosted chat behind the same two verbs as ours. Commands wait in a queue until its script is
 * there. Blockers of trackers often refuse it or put an empty one in its place, and the chat
 * handles the queue itself. `onFailure` restores the site's own form.
 */
import {loadScript} from '../../../shared/browser/loadScript';

type Command = ['do', string] | ['do', string, unknown[]] | ['set', string, unknown[]];
/** `is` comes with the service's script. */
type ChatWindow = {$crisp?: {push: (command: Command) => void; is?: unknown}; CRISP_WEBSITE_ID?: string};

const SCRIPT = 'https://client.crisp.chat/l.js';
const PATIENCE_MS = 10_000;

type HostedChat = {open: (prefill: string) => void; hide: () => void};

export function createHostedChat(
  websiteId: string,
  onFailure: () => void,
  scope: ChatWindow = window as ChatWindow,
  load = loadScript,
): HostedChat {
  let isLoaded = scope.CRISP_WEBSITE_ID !== undefined;
  function push(...commands: Command[]): void {
    if (!isLoaded) {
      scope.$crisp ??= [] as Command[];
      scope.CRISP_WEBSITE_ID = websiteId;
      load(SCRIPT).catch(onFailure);
      setTimeout(() => scope.$crisp?.is ?? onFailure(), PATIENCE_MS);
      isLoaded = true;
    }
    try {
      for (const command of commands) scope.$crisp?.push(command);
    } catch {
      onFailure();
    }
  }
  return {
    open(prefill) {
      push(['do', 'chat:show'], ['do', 'chat:open']);
      if (prefill) push(['set', 'message:text', [prefill]]);
    },
    /** A chat that was never opened is not loaded only to be hidden. */
    hide() {
      if (isLoaded) push(['do', 'chat:close'], ['do', 'chat:hide']);
    },
  };
}
