import {beforeAll, describe, expect, it} from 'vitest';

import {matchPages, type Page} from '../node/checkPages';
import {parseApi} from '../node/loadApi';
import type {Api} from '../node/model';
import {SECOND_API, secondApiText} from './support';

describe('matchPages', () => {
  let api: Api;
  const page: Page = {
    route: '/second/change-a-thing',
    file: 'docs/second/change-a-thing.mdx',
    source: 'Text.\n\n<ApiOperation id="changeThing" />\n',
  };
  beforeAll(async () => void (api = await parseApi(secondApiText, SECOND_API)));

  it('accepts one page for each operation', () => {
    expect(() => matchPages(api, [page])).not.toThrow();
  });

  it('rejects an operation without a page, with its pointer and the file to write', () => {
    expect(() => matchPages(api, [])).toThrow(
      'second-api.yaml#/paths/~1things~1{id}/patch: the operation "changeThing" has no page /second/change-a-thing. Write docs/second/change-a-thing.mdx',
    );
  });

  it('rejects a page that does not show its operation', () => {
    expect(() => matchPages(api, [{...page, source: 'Text.'}])).toThrow(
      'docs/second/change-a-thing.mdx does not show the operation "changeThing"',
    );
  });

  it('rejects an operation that is shown twice', () => {
    const stray = {...page, route: '/second/other', file: 'docs/second/other.mdx'};
    expect(() => matchPages(api, [page, stray])).toThrow(
      'docs/second/other.mdx shows the operation "changeThing", whose page is /second/change-a-thing',
    );
  });
});
