/**
 * Variables of the hosted search, assistant and chat: off by default, on when complete, and an
 * error that says what to do otherwise.
 */
import {describe, expect, it} from 'vitest';

import {readEnv} from '../../config/env';

const SEARCH = {ALGOLIA_APP_ID: 'R2IYF7ETH7', ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef', ALGOLIA_INDEX_NAME: 'docs'};
const WIDGET = {
  ASSISTANT_WEBSITE_ID: '123e4567-e89b-12d3-a456-426614174000',
  ASSISTANT_PROJECT_NAME: 'Flagsmith',
  ASSISTANT_COLOUR: '#5a32d6',
  ASSISTANT_LOGO: 'https://docs.example.com/logo.png',
};

describe('readEnv', () => {
  it('leaves every service off when nothing is set', () => {
    expect(readEnv({})).toMatchObject({search: null, assistant: {ask: null, widget: null, chatId: null}});
    expect(readEnv({ALGOLIA_APP_ID: ' ', CHAT_ID: ''})).toMatchObject({search: null, assistant: {chatId: null}});
  });

  it('turns on what is complete', () => {
    expect(readEnv(SEARCH).search).toEqual({appId: 'R2IYF7ETH7', apiKey: SEARCH.ALGOLIA_API_KEY, indexName: 'docs'});
    expect(readEnv(WIDGET).assistant.widget).toEqual({
      websiteId: WIDGET.ASSISTANT_WEBSITE_ID,
      projectName: 'Flagsmith',
      colour: '#5a32d6',
      logo: WIDGET.ASSISTANT_LOGO,
    });
    expect(readEnv({CHAT_ID: WIDGET.ASSISTANT_WEBSITE_ID}).assistant.chatId).toBe(WIDGET.ASSISTANT_WEBSITE_ID);
    expect(readEnv({ASK_API_URL: 'https://ask.example.com/v1/', ASK_MODEL: 'small'}).assistant.ask).toEqual({
      kind: 'openai',
      url: 'https://ask.example.com/v1',
      model: 'small',
    });
    expect(readEnv({...SEARCH, ALGOLIA_AGENT_ID: 'agent-123'}).assistant.ask).toMatchObject({
      kind: 'agent-studio',
      agentId: 'agent-123',
      appId: 'R2IYF7ETH7',
    });
    expect(readEnv({...SEARCH, ALGOLIA_ASSISTANT_ID: 'assistant-1'}).assistant.ask).toMatchObject({
      kind: 'ask-ai',
      assistantId: 'assistant-1',
    });
  });

  it.each([
    [
      'two of three search variables',
      {ALGOLIA_APP_ID: SEARCH.ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME: 'docs'},
      'missing: ALGOLIA_API_KEY. Set them too, or remove ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME.',
    ],
    ['a wrong application id', {...SEARCH, ALGOLIA_APP_ID: 'no good'}, 'ALGOLIA_APP_ID is "no good"'],
    ['a wrong key', {...SEARCH, ALGOLIA_API_KEY: 'secret'}, 'ALGOLIA_API_KEY is "secret"'],
    ['a wrong index name', {...SEARCH, ALGOLIA_INDEX_NAME: 'my docs'}, 'ALGOLIA_INDEX_NAME is "my docs"'],
    [
      'half a widget',
      {ASSISTANT_WEBSITE_ID: WIDGET.ASSISTANT_WEBSITE_ID},
      'missing: ASSISTANT_PROJECT_NAME, ASSISTANT_COLOUR, ASSISTANT_LOGO.',
    ],
    ['a colour by name', {...WIDGET, ASSISTANT_COLOUR: 'purple'}, 'ASSISTANT_COLOUR is "purple"'],
    ['a logo that is no address', {...WIDGET, ASSISTANT_LOGO: 'logo.png'}, 'ASSISTANT_LOGO is "logo.png"'],
    ['a chat id that is no UUID', {CHAT_ID: '42'}, 'CHAT_ID is "42"'],
    ['an address that is none', {ASK_API_URL: 'ask'}, 'ASK_API_URL is "ask"'],
    ['a model without an address', {ASK_MODEL: 'small'}, 'ASK_MODEL needs ASK_API_URL'],
    [
      'two services that answer',
      {...SEARCH, ASK_API_URL: 'https://ask.example.com', ALGOLIA_AGENT_ID: 'agent-123'},
      'only one service can answer',
    ],
    ['an agent without its search', {ALGOLIA_AGENT_ID: 'agent-123'}, 'ALGOLIA_AGENT_ID needs ALGOLIA_APP_ID'],
  ])('stops the build for %s', (_, source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });
});
