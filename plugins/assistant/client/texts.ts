/** Every text of ask mode, the assistant and the chat, in one place. */
export const TEXTS = {
  askAi: 'Ask AI',
  firstQuestion: 'Ask a question about the docs',
  nextQuestion: 'Ask another question...',
  question: 'Your question',
  starters: 'For example:',
  send: 'Ask',
  thinking: 'Thinking...',
  answering: 'Answering...',
  answered: 'Answer complete',
  stop: 'Stop',
  stopped: 'Stopped.',
  back: 'Back to search',
  copy: 'Copy',
  copied: 'Copied!',
  disclaimer: 'Answers are generated with AI which can make mistakes. Verify responses.',
  quoted: 'Quoted from these docs.',
  written: 'Generated from these docs.',
  about: 'About answers',
  also: 'Also',
  wholeSection: 'Read on in the page',
  moreRows: (count: number) => `${count} more row${count === 1 ? '' : 's'}`,
  rowsOnPage: (count: number) => `${count} more row${count === 1 ? '' : 's'} on the page`,
  narrow: 'Narrow it down',
  sources: 'Sources',
  unsupported: 'Not supported by what it cites:',
  unsupportedHelp: 'Read the sources before you rely on it.',
  nothing: 'Nothing in these docs answers that.',
  nearest: 'The nearest pages are:',
  orSupport: 'Or ask a person:',
  support: 'contact support',
  writerFailed: 'The answer could not be written. Here is what the docs say:',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  retry: 'Try again',
  deviceModel: 'Write answers with this browser’s own model. Nothing leaves this device.',
  wasThisIt: 'Was this it?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you. Your answer is kept in this browser.',
  sendFeedback: 'Send it without a name',
  feedbackSent: 'Thank you. Your answer was sent.',
  openIssue: 'Open as an issue',
  callToAction: 'Still need help? Reach out to our support team',
  widgetDisclaimer: 'Results are AI generated from the product documentation.',
  close: 'Close',
  assistant: 'Documentation assistant',
} as const;

/** The three ways in which a question is answered. */
export const WAYS = {
  quotes: {
    name: 'Quotes.',
    text: 'The passage that fits best is shown as it stands in these docs, with links to others. Nothing is generated, and your question stays in this browser.',
  },
  device: {
    name: 'The browser’s own model.',
    text: 'Some browsers bring a language model. If yours does and you agree, it writes from the quoted passages on your device.',
  },
  endpoint: {
    name: 'A connected endpoint.',
    connected: 'This site is connected to a model: your question and the quoted passages are sent to it.',
    notConnected: 'Whoever runs this site can connect a model. None is connected here.',
  },
} as const;

/** tests/e2e/assistant.spec.ts asks each of them: the docs have to answer it. */
export const STARTERS = [
  'How does a percentage split work?',
  'How do I override a flag for one identity?',
  'What is local evaluation?',
  'How do I upgrade a self-hosted installation?',
] as const;
