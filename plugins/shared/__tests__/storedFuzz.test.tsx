/**
 * Any text under any key, and in any parameter, that the site reads: what comes out has the
 * promised shape, and nothing throws.
 */
import {readdirSync, readFileSync} from 'node:fs';

import fc from 'fast-check';
import {beforeEach, describe, expect, it} from 'vitest';

import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {readLastPage} from '../../assistant/client/chat/lastPage';
import {readDraft} from '../../assistant/client/chat/useDraft';
import {readAnswers} from '../../feedback/client/storedAnswers';
import {decodeState, stateInHash} from '../../playground/model/linkState';
import {readSaved} from '../../search/client/history';
import {readMissed} from '../../search/client/missed';
import {isOwnPath} from '../../search/client/ownPath';
import {readConsent} from '../../analytics/client/consent';
import {readChoice} from '../../static-pages/client/tabs/choices';
import {readOfferedHost, readSetting} from '../../preferences/client/settings';

type Reader = {keys: string[]; check: () => boolean};
const isText = (value: unknown) => typeof value === 'string';
const isOrigin = (value: string | undefined) => value === undefined || new URL(value).origin === value;

/** By the file that reads. Files that only compare with a constant need no entry. */
const READERS: Record<string, Reader> = {
  'plugins/assistant/client/chat/lastPage.ts': {keys: ['site.chat.page'], check: () => isText(readLastPage()?.url ?? '')},
  'plugins/assistant/client/chat/useDraft.ts': {keys: ['site.chat.draft'], check: () => Object.values(readDraft()).every(isText)},
  'plugins/feedback/client/storedAnswers.ts': {keys: ['docs.feedback'], check: () => readAnswers().every(({page}) => isText(page))},
  'plugins/preferences/client/settings.ts': {
    keys: ['docs.host', 'docs.environmentKey', 'docs.edition', 'docs.codeTheme'],
    check: () =>
      isOrigin(readSetting('host')) &&
      isOrigin(readOfferedHost()) &&
      /^[\w.-]*$/.test(['key', 'edition', 'theme'].map((name) => readSetting(name as 'key') ?? '').join('')),
  },
  'plugins/search/client/history.ts': {
    keys: ['site.search.saved'],
    check: () => Object.values(readSaved()).every((list) => list.every(({url}) => isOwnPath(url))),
  },
  'plugins/search/client/missed.ts': {keys: ['site.search.missed'], check: () => readMissed().every(isText)},
  'plugins/analytics/client/consent.ts': {
    keys: ['docs.privacy'],
    check: () => ['granted', 'denied', 'unknown'].includes(readConsent(['analytics'])),
  },
  'plugins/static-pages/client/tabs/choices.ts': {
    keys: ['docusaurus.tab.language'],
    check: () => isText(readChoice('api-language', window.location.search) ?? ''),
  },
};
const COMPARED = ['plugins/hydrate-on-intent/client/firstPaint.ts'];

/**
 * JSON of the shapes that are stored, with anything in place of anything,
 * and texts that are no JSON.
 */
const stored = fc.oneof(
  hostileText('{"recent":[', 'https://', 'docs.'),
  fc.json(),
  fc
    .array(
      fc.record(
        Object.fromEntries(
          ['page', 'helpful', 'route', 'id', 'heading', 'url', 'title', 'trail', 'query'].map((name) => [
            name,
            fc.oneof(fc.boolean(), fc.constantFrom('/a', '//evil', '/\\evil', null)),
          ]),
        ),
        {requiredKeys: []},
      ),
    )
    .chain((list) =>
      fc.constantFrom(
        JSON.stringify(list),
        JSON.stringify({recent: list, favourites: list}),
        JSON.stringify({answer: 'granted', services: list}),
      ),
    ),
);

describe('what the site reads from storage and address', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('is listed here', () => {
    const sources = ['plugins', 'src']
      .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`))
      .filter((file) => /^(plugins\/[\w-]+\/(client|theme|model|browser)|src)\/.*\.tsx?$/.test(file) && !file.includes('__tests__'));
    const reading = sources.filter((file) => /\breadStored(Json)?\(|Storage\.getItem\(/.test(readFileSync(file, 'utf8')));
    const known = [...Object.keys(READERS), ...COMPARED, 'plugins/shared/browser/storage.ts'];
    expect(reading.sort()).toEqual(known.sort());
    for (const [file, {keys}] of Object.entries(READERS))
      for (const key of keys) expect(readFileSync(file, 'utf8'), file).toContain(key.replace('language', ''));
  });

  it.each(Object.entries(READERS))('%s takes anything', (_file, {keys, check}) => {
    fc.assert(
      fc.property(stored, hostileText('flags.example.com', 'http://', 'localhost:8000'), (text, parameter) => {
        for (const key of keys) {
          window.localStorage.setItem(key, text);
          window.sessionStorage.setItem(key, text);
        }
        const query = new URLSearchParams({host: parameter, language: parameter, q: parameter});
        window.history.replaceState(null, '', `/?${query.toString()}`);
        expect(check()).toBe(true);
      }),
      fuzz(200),
    );
  });

  it('the state of an aid in the hash is read or refused in words', () => {
    fc.assert(
      fc.property(hostileText('usage=', '#', 'eyJ', 'e30'), (text) => {
        try {
          decodeState(stateInHash(`#${text}`, 'usage') ?? text);
        } catch (error) {
          expect((error as Error).message).toMatch(/^it /);
        }
      }),
      fuzz(500),
    );
  });
});
