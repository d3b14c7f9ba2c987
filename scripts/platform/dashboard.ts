/** The dashboard: bundled once per release, then served by its own small server on 127.0.0.1. */
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {must} from './capture';
import type {Cleanup} from './cleanup';
import type {Layout} from './release';
import {startService, type Service} from './service';

export async function installDashboard({frontend}: Layout, node: string): Promise<void> {
  // A postinstall script downloads a program that only the platform's own browser tests use.
  await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    what: 'Installing the packages of the dashboard',
    cwd: frontend,
    env: envFor(node),
  });
}

export async function bundleDashboard({frontend}: Layout, node: string): Promise<void> {
  const env = {...envFor(node), ENV: 'selfhosted'};
  await must('npm', ['run', 'env'], {what: 'Preparing the dashboard', cwd: frontend, env});
  await must('npm', ['run', 'bundle'], {what: 'Bundling the dashboard', cwd: frontend, env});
}

type Start = {layout: Layout; node: string; port: number; api: string; ownFlagsKey: string; cleanup: Cleanup};

/** `ownFlagsKey`: environment of the project whose flags show or hide parts of the dashboard. */
export function startDashboard({layout, node, port, api, ownFlagsKey, cleanup}: Start): Promise<Service> {
  return startService({
    name: 'The dashboard',
    program: node,
    args: ['--import', pathToFileURL(path.resolve('scripts/platform/bindLoopback.mjs')).href, './api/index'],
    cwd: layout.frontend,
    env: {
      ...envFor(node),
      NODE_ENV: 'production',
      PORT: String(port),
      FLAGSMITH_PROXY_API_URL: api,
      FLAGSMITH_ON_FLAGSMITH_API_KEY: ownFlagsKey,
      FLAGSMITH_ON_FLAGSMITH_API_URL: `${api}/api/v1/`,
      USE_SECURE_COOKIES: 'false',
      COOKIE_SAME_SITE: 'lax',
    },
    ready: `http://127.0.0.1:${port}/health`,
    cleanup,
  });
}

function envFor(node: string): NodeJS.ProcessEnv {
  return {...process.env, PATH: `${path.dirname(node)}:${process.env['PATH'] ?? ''}`};
}
