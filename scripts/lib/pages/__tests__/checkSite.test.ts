import {describe, expect, it} from 'vitest';

import {parsePage, readPages} from '../../../../plugins/shared/pageSource';
import {checkCards, checkIdentity, checkNamed, checkRelated} from '../checkSite';

const pages = readPages('.');
const page = pages.find(({route}) => route === '/clients/rest')!;

describe('what the rest of the site expects of a page', () => {
  it('names the file and line that lead to a section that is gone', () => {
    const [problem] = checkNamed(page, new Map([[page.route, new Set<string>()]]));
    expect(problem).toMatchObject({file: expect.any(String), message: expect.stringContaining('npm run rename:section -- /clients/rest#')});
  });

  it('names the card whose fact the page has lost', () => {
    const docker = pages.find(({route}) => route === '/deployment/hosting/docker')!;
    const [problem] = checkCards({...docker, body: 'Nothing.'});
    expect(problem).toMatchObject({file: expect.stringMatching(/^cards\//), message: expect.stringContaining('docker#')});
  });

  it('rejects a link under "Related" that calls a page by another name', () => {
    const source = '---\ntitle: A\n---\n\n[REST](/clients/rest)\n\n## Related\n\n- [REST](/clients/rest)\n- [Admin API](/clients/rest)\n';
    expect(checkRelated(parsePage('docs/a.mdx', source), pages)).toEqual([
      {
        file: 'docs/a.mdx',
        line: 9,
        message: 'the link to /clients/rest is called "REST"; use the title of that page, "Admin API".',
      },
    ]);
  });

  it('rejects the title of another page and the address of a redirect', () => {
    const copy = parsePage('docs/architecture.mdx', `---\ntitle: ${String(page.frontMatter['title'])}\n---\n`);
    expect(checkIdentity(copy, pages).map(({message}) => message)).toEqual([
      'front matter: "title" is also that of docs/clients/rest.mdx. Say what is different.',
      'data/redirects.json leads away from /architecture, to /system-administration/architecture. Remove that line.',
    ]);
  });
});
