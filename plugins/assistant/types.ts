/** What crosses from the build to the browser. */

/** A service that writes answers. Everything here is public: it is part of every page. */
export type AskService =
  /** Any endpoint that speaks the OpenAI chat protocol; a proxy that holds the key. */
  | {kind: 'openai'; url: string; model: string}
  /** The search provider's agents: they do their own retrieval. */
  | {kind: 'agent-studio'; agentId: string; appId: string; apiKey: string; indexName: string}
  | {kind: 'ask-ai'; assistantId: string; appId: string; apiKey: string; indexName: string};

/** The hosted assistant widget. */
export type HostedWidget = {websiteId: string; projectName: string; colour: string; logo: string};

export type AssistantGlobalData = {
  /** What the buttons of Ask are called. */
  askName: string;
  ask: AskService | null;
  widget: HostedWidget | null;
  /** Website id of the hosted chat, or null for the site's own panel. */
  chatId: string | null;
  supportEmail: string;
  issuesUrl: string;
  communityUrl: string;
};
