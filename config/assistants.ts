/**
 * Assistants that a page can be opened in. Plain links: nothing is sent before the reader follows
 * one. `{prompt}` is replaced.
 */
export const assistants = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}'},
  {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
] as const;
