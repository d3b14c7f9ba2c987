/** Runs one check. Nothing thrown means that the statement holds. */
import {ServiceError} from '../platform/service';
import type {Check} from '../../conformance/types';
import {readSample} from '../../plugins/conformance/node/findStatement';
import type {Collected} from './collect';
import {sendTo, type Contexts} from './context';
import type {Dashboard} from './dashboard';
import {fill} from './fill';
import {differences, textDifferences, valueDifferences} from './match';
import {prepareDashboard} from './prepareDashboard';
import {prepareSample, runSample} from './runSample';

type Tools = {contexts: Contexts; dashboard: () => Promise<Dashboard>};

export async function runCheck({check, file}: Pick<Collected, 'check' | 'file'>, {contexts, dashboard}: Tools): Promise<void> {
  const context = await contexts.of(file);
  const {values, platform} = context;
  const fail = (found: string[]): void => {
    if (found.length > 0) throw new Error(found.join('; '));
  };
  if ('run' in check) return check.run(context);
  if ('request' in check) {
    const variant =
      check.env || check.emptyDatabase ? await contexts.variant(check.env ?? {}, {emptyDatabase: check.emptyDatabase ?? false}) : undefined;
    return fail(differences(await sendTo(variant?.api ?? platform.api, check.request, values), fill(check.expect, values)));
  }
  if ('command' in check) return fail(outputDifferences(await platform.command(fill(check.command, values), check.env), check.expect));
  if ('startUp' in check) return fail(await startUpDifferences(check, contexts));
  if ('dashboard' in check) {
    await prepareDashboard(check.dashboard.needs, context);
    return (await dashboard()).see(fill(check.dashboard, values));
  }
  if (check.sample !== undefined && 'expect' in check) {
    const script = prepareSample(readSample(check.sample), platform.api, values, fill<Record<string, string>>(check.replace ?? {}, values));
    const result = await runSample(script);
    const {json, ...expected} = check.expect;
    return fail([
      ...outputDifferences(result, expected),
      ...(json === undefined ? [] : valueDifferences(parse(result.output), fill(json, values), 'answer')),
    ]);
  }
  throw new Error('has nothing to run');
}

function outputDifferences(
  {code, output}: {code: number; output: string},
  expected: {code?: number; text?: Parameters<typeof textDifferences>[1]},
): string[] {
  const wanted = expected.code ?? 0;
  return [
    ...(code === wanted ? [] : [`exit code ${code}, expected ${wanted}: ${output.trim().slice(-400)}`]),
    ...(expected.text === undefined ? [] : textDifferences(output, expected.text)),
  ];
}

async function startUpDifferences({startUp, expect}: Extract<Check, {startUp: unknown}>, contexts: Contexts): Promise<string[]> {
  try {
    await contexts.variant(startUp);
  } catch (error) {
    if (error instanceof ServiceError) return textDifferences(error.log, expect.text ?? '');
    throw error;
  }
  return ['the API started, although it was expected to refuse'];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
