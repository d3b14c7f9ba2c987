/**
 * A rollout share rises. After each step, the SDK evaluates a hundred identities in local
 * evaluation.
 */
import {Flagsmith} from 'flagsmith-nodejs';

import {FONT} from '../../scripts/screenshots/loops/font';
import type {Loop} from '../../scripts/screenshots/loops/types';

const FLAG = 'new_checkout';
const IDENTITIES = Array.from({length: 100}, (_, index) => `customer-${index + 1}`);
const CHECK = '<svg width="18" height="21"><path d="m3 11 4 4 8-9" fill="none" stroke="#fff" stroke-width="2.5"/></svg>';
const SHARES = [1, 10, 25, 50, 100];

const pageOf = (on: boolean[]) => `<!doctype html><meta name="color-scheme" content="light dark"><style>${FONT}
  body { margin: 0; padding: 14px 20px; font: 600 18px/1.4 Inter; }
  p { margin: 0 0 10px; }
  ul { display: grid; grid-template-columns: repeat(20, 1fr); gap: 7px; margin: 0; padding: 0; list-style: none; }
  li { height: 25px; border-radius: 6px; box-sizing: border-box; border: 2px solid #8b85a3; }
  svg { display: block; margin: auto; }
  .on { border-color: #1f883d; background: #1f883d; }
</style>
<p>${FLAG} is on for ${on.filter(Boolean).length} of ${on.length} identities</p>
<ul>${on.map((isOn) => (isOn ? `<li class="on">${CHECK}</li>` : '<li></li>')).join('')}</ul>`;

export default {
  page: 'guides-and-examples/staged-feature-rollouts',
  name: 'raise-a-share',
  step: 'percentage. It applies to **every environment** in which the segment has an override.',
  width: 680,
  from: ':text-is("Include users when all of the following rules apply")',
  heights: {dashboard: 370, application: 220},
  async record({dashboard, application, api, project, open, hold, pointAt, click, poster}) {
    const sdk = new Flagsmith({environmentKey: project.serverKey ?? '', apiUrl: `${api}/api/v1/`, enableLocalEvaluation: true});
    const evaluate = async () => {
      await sdk.updateEnvironment();
      const flags = await Promise.all(IDENTITIES.map((identifier) => sdk.getIdentityFlags(identifier)));
      await application.setContent(pageOf(flags.map((each) => each.isFeatureEnabled(FLAG))));
    };
    const share = dashboard.locator('[data-test="rule-0-value-0"]');
    const update = dashboard.getByRole('button', {name: 'Update Segment', exact: true});
    const set = async (value: number) => {
      await share.fill(String(value));
      await share.blur();
    };
    await open(`/project/${project.id}/segments/${project.segments['rollout_new_checkout']}`);
    await evaluate();
    await hold(1000);
    for (const value of SHARES.slice(1)) {
      await pointAt(share);
      await set(value);
      await hold(500);
      await pointAt(update);
      await click(update);
      await evaluate();
      await hold(1100);
      if (value === 25) poster();
    }
    await set(SHARES[0] ?? 1);
    await click(update);
    await sdk.close();
  },
} satisfies Loop;
