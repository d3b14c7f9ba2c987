import {describe, expect, it} from 'vitest';

import {parsePage, readPages} from '../../../../plugins/shared/pageSource';
import {checkCards, checkIdentity, checkNamed} from '../checkSite';
import {siteAnchors} from '../siteAnchors';

const pages = readPages('.');
const page = pages.find(({route}) => route === '/clients/rest')!;
const anchors = siteAnchors(pages, '.');

describe('what the rest of the site expects of a page', () => {
  it('is there on every page', () => {
    expect(pages.flatMap((each) => [...checkNamed(each, anchors), ...checkCards(each), ...checkIdentity(each, pages)])).toEqual([]);
  });

  it('names the file and line that lead to a section that is gone', () => {
    const [problem] = checkNamed(page, new Map([[page.route, new Set<string>()]]));
    expect(problem).toMatchObject({file: expect.any(String), message: expect.stringContaining('npm run rename:section -- /clients/rest#')});
  });

  it('names the card whose fact the page has lost', () => {
    const docker = pages.find(({route}) => route === '/deployment/hosting/docker')!;
    const [problem] = checkCards({...docker, body: 'Nothing.'});
    expect(problem).toMatchObject({file: expect.stringMatching(/^cards\//), message: expect.stringContaining('docker#')});
  });

  it('rejects the title of another page and the address of a redirect', () => {
    const copy = parsePage('docs/architecture.mdx', `---\ntitle: ${String(page.frontMatter['title'])}\n---\n`);
    expect(checkIdentity(copy, pages).map(({message}) => message)).toEqual([
      'front matter: "title" is also that of docs/clients/rest.mdx. Say what is different.',
      'data/redirects.json leads away from /architecture, to /system-administration/architecture. Remove that line.',
    ]);
  });
});
