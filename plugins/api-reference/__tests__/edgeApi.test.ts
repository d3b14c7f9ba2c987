/** The file itself: lint, and examples that agree with a real SDK. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {createConfig, lint} from '@redocly/openapi-core';
import {Flagsmith, LocalFileHandler} from 'flagsmith-nodejs';
import {afterAll, describe, expect, it} from 'vitest';

import sidebars from '../../../sidebars';
import {parseApi} from '../node/loadApi';
import {EDGE_API, edgeApiText, operationOf} from './support';

type Flag = {feature: {name: string}; enabled: boolean; feature_state_value: unknown};

describe('openapi/edge-api.yaml', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-api-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it('has no problem in the strict ruleset', async () => {
    // The platform's own addresses end in a slash; a description without it would be wrong.
    const config = await createConfig({extends: ['recommended-strict'], rules: {'no-path-trailing-slash': 'off'}});
    const problems = await lint({ref: new URL('../../../openapi/edge-api.yaml', import.meta.url).pathname, config});
    expect(problems.map(({ruleId, message, location}) => `${location[0]?.pointer ?? ''} ${ruleId}: ${message}`)).toEqual([]);
  });

  it('has each operation in the menu, with its method', async () => {
    const {operations} = await parseApi(edgeApiText, EDGE_API);
    const menu = [...JSON.stringify(sidebars).matchAll(/operation-(\w+)/g)].map(([, method]) => method!.toUpperCase());
    expect(menu.sort()).toEqual(operations.map(({method}) => method).sort());
  });

  it('has an environment document with a segment override, an identity override and a split, from which the SDK derives its identity examples', async () => {
    const api = await parseApi(edgeApiText, EDGE_API);
    const examples = (id: string) =>
      Object.fromEntries(operationOf(api, id).responses[0]?.media[0]?.examples.map(({name, value}) => [name, value]) ?? []);
    const document = JSON.stringify(examples('getEnvironmentDocument')['production']);
    const file = path.join(folder, 'environment.json');
    writeFileSync(file, document);
    const flagsmith = new Flagsmith({offlineMode: true, offlineHandler: new LocalFileHandler(file)});
    const states = (flags: {allFlags: () => {featureName: string; enabled: boolean; value?: unknown}[]}) =>
      Object.fromEntries(flags.allFlags().map(({featureName, enabled, value}) => [featureName, {enabled, value: value ?? null}]));
    const expected = (flags: Flag[]) =>
      Object.fromEntries(flags.map(({feature, enabled, feature_state_value: value}) => [feature.name, {enabled, value}]));

    expect(states(await flagsmith.getEnvironmentFlags())).toEqual(expected(examples('getFlags')['allFlags'] as Flag[]));
    for (const example of [...Object.values(examples('getIdentityFlagsAndTraits')), ...Object.values(examples('identifyUser'))]) {
      const {identifier, flags, traits} = example as {
        identifier: string;
        flags: Flag[];
        traits: {trait_key: string; trait_value: string | number}[];
      };
      const sent = Object.fromEntries(traits.map(({trait_key: key, trait_value: value}) => [key, value]));
      expect(states(await flagsmith.getIdentityFlags(identifier, sent))).toEqual(expected(flags));
    }
    expect(states(await flagsmith.getIdentityFlags('beta-tester-1'))['new_checkout']).toEqual({enabled: true, value: 'v2'});
  });
});
