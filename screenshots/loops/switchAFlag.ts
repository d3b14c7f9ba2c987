/** Switching a flag changes a page. The page asks for the flag over REST, once a second. */
import {FONT} from '../../scripts/screenshots/loops/font';
import type {Loop} from '../../scripts/screenshots/loops/types';

const FLAG = 'show_demo_button';

/** Plain HTML, as a reader of the quickstart has it, with a little colour. */
const pageOf = (api: string, key: string) => `<!doctype html><meta name="color-scheme" content="light dark"><style>${FONT}
  body { margin: 0; padding: 22px 32px; font: 18px/1.4 Inter; }
  h1 { margin: 0 0 4px; font-size: 28px; }
  p { margin: 0 0 14px; opacity: 0.8; }
  button { padding: 10px 22px; border: 0; border-radius: 8px; background: #1f883d; color: #fff; font: 600 20px/1.4 Inter; }
</style>
<h1>My first flag</h1><p id="status">Asking Flagsmith…</p><button id="demo" hidden>Try the new feature</button>
<script>
  const ask = async () => {
    const response = await fetch('${api}/api/v1/flags/?feature=${FLAG}', {headers: {'X-Environment-Key': '${key}'}});
    const {enabled} = await response.json();
    document.getElementById('demo').hidden = !enabled;
    document.getElementById('status').textContent = '${FLAG}: ' + (enabled ? 'on' : 'off');
  };
  ask();
  setInterval(ask, 1000);
</script>`;

export default {
  page: 'basic-features/managing-features',
  name: 'switch-a-flag',
  step: 'The switch in the list changes the state immediately after you confirm.',
  width: 776,
  heights: {dashboard: 330, application: 170},
  async record({dashboard, application, api, project, open, hold, pointAt, click, poster, settle}) {
    const {key = ''} = project.environments['Development'] ?? {};
    const flag = dashboard.locator('[data-test^="feature-switch-1-"]').filter({visible: true});
    const confirm = dashboard.getByRole('button', {name: 'Confirm', exact: true});
    const says = (state: string) => application.getByText(`${FLAG}: ${state}`).waitFor();
    await open(`/project/${project.id}/environment/${key}/features`);
    await flag.scrollIntoViewIfNeeded();
    await application.setContent(pageOf(api, key));
    await says('off');
    await hold(900);
    for (const state of ['on', 'off']) {
      await pointAt(flag);
      await click(flag);
      await confirm.waitFor();
      await hold(700);
      await pointAt(confirm);
      await click(confirm);
      await confirm.waitFor({state: 'hidden'});
      await settle();
      await says(state);
      await hold(1800);
      if (state === 'on') poster();
    }
  },
} satisfies Loop;
