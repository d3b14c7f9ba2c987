/** The platform's own program, `flagsmith`, in its cached installation. */
import path from 'node:path';

import {capture} from './capture';
import type {Layout} from './release';
import type {CommandResult} from './types';

/** Variables of every process. A value that a check sets comes last and wins. */
export function djangoEnv({venv}: Layout, databaseUrl: string, extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    PATH: `${path.join(venv, 'bin')}:${process.env['PATH'] ?? ''}`,
    HOME: process.env['HOME'],
    LANG: 'C.UTF-8',
    DJANGO_SETTINGS_MODULE: 'app.settings.production',
    DATABASE_URL: databaseUrl,
    DJANGO_SECRET_KEY: 'a-demo-that-listens-on-this-machine-only',
    DJANGO_ALLOWED_HOSTS: '*',
    ENABLE_TELEMETRY: 'false',
    TASK_RUN_METHOD: 'TASK_PROCESSOR',
    ALLOW_REGISTRATION_WITHOUT_INVITE: 'True',
    PROMETHEUS_ENABLED: 'true',
    ...extra,
  };
}

export function flagsmithProgram({venv}: Layout): string {
  return path.join(venv, 'bin/flagsmith');
}

export function runCommand(layout: Layout, databaseUrl: string, args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return capture(flagsmithProgram(layout), args, {cwd: layout.api, env: djangoEnv(layout, databaseUrl, env)});
}
