/** Runs a curl sample as printed: hosts, keys and ids of the pages become those of the demo. */
import {capture, type Captured} from '../platform/capture';
import type {Values} from './fill';

/** Ids in samples, by the path or field they stand in. */
export function prepareSample(text: string, api: string, values: Values, own: Record<string, string> = {}): string {
  const replaced = Object.entries(own).reduce((sum, [from, to]) => sum.replaceAll(from, to), text);
  return replaced
    .replaceAll(/https:\/\/(?:edge\.api\.flagsmith\.com|api\.flagsmith\.com|flags\.example\.com|flagsmith\.example\.com)/g, api)
    .replaceAll('YOUR_ORGANISATION_API_KEY', String(values['organisationKey']))
    .replaceAll('YOUR_SERVER_SIDE_KEY', String(values['serverKey']))
    .replaceAll('ser.EXAMPLE', String(values['serverKey']))
    .replaceAll('YOUR_ENVIRONMENT_KEY', String(values['environmentKey']))
    .replaceAll('YOUR_USER_TOKEN', String(values['token']))
    .replaceAll(/projects\/12\b/g, `projects/${values['project']}`)
    .replaceAll(/"project": 12\b/g, `"project": ${values['project']}`)
    .replaceAll(/organisations\/3\b/g, `organisations/${values['organisation']}`)
    .replaceAll(/\b7168\b/g, String(values['feature.new_checkout']))
    .replaceAll(/(segment(?:s|-overrides)?(?:": \{"id": |": |\/))31\b/g, `$1${values['segment.pro_plan']}`);
}

export function runSample(script: string): Promise<Captured> {
  return capture('bash', ['-c', `set -euo pipefail\ncurl() { command curl --silent --show-error "$@"; }\n${script}`], {
    env: {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'},
  });
}
