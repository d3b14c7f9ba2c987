/** Links of "Quick answers" carry a fact that the page says where they lead. */
import {describe, expect, it} from 'vitest';

import {parsePage, readPages} from '../../plugins/shared/pageSource';
import {checkQuickAnswers} from '../../scripts/lib/pages/quickAnswers';

const pages = readPages('.').filter(({body}) => body.includes('<MostWanted>'));
/** The longest pages of the site. The Docker page begins with its three commands instead. */
const LONGEST = [
  'basic-features/managing-identities',
  'basic-features/segments',
  'clients/CLI',
  'clients/android',
  'clients/flutter',
  'clients/ios',
  'clients/javascript',
  'clients/openfeature',
  'clients/rest',
  'clients/server-side',
  'deployment',
  'deployment/hosting/kubernetes',
  'deployment/hosting/locally-api',
  'deployment/hosting/locally-edge-proxy',
  'integrations/terraform',
  'system-administration/authentication',
  'system-administration/rbac',
  'system-administration/system-limits',
  'system-administration/webhooks',
];

describe('most wanted', () => {
  it('is on the longest pages', () => {
    expect(pages.map(({file}) => file.replace(/^docs\/|(?:\/index)?\.mdx$/g, ''))).toEqual(expect.arrayContaining(LONGEST));
  });

  it('names the fact that the section or row lacks', () => {
    const table = '<DataTable name="metrics" />';
    const problems = (link: string) =>
      checkQuickAnswers(
        parsePage(
          'docs/a.mdx',
          `<MostWanted>\n\n- ${link}\n\n</MostWanted>\n\n## Limits\n\nAt most 5 \`tries\`.\n\n## Other\n\n6\n\n${table}\n`,
        ),
        '.',
      );
    expect(problems('[At most 5 `tries`](#limits)')).toEqual([]);
    expect(problems('[`gauge`](#metric-flagsmith_build_info)')).toEqual([]);
    expect(problems('[At most 6 `tries`](#limits)')).toMatchObject([
      {file: 'docs/a.mdx', line: 3, message: expect.stringContaining('promises 6, which #limits')},
    ]);
    expect(problems('[`counter`](#metric-flagsmith_build_info)')).toHaveLength(1);
  });
});
