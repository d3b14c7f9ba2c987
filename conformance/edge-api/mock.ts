/**
 * The mock that proves the samples (samples/mock, from openapi/edge-api.yaml) against the real API:
 * status, type of the answer, fields and their types.
 */
import {startMock, type Mock} from '../../samples/runner/mock';
import {MOCK_KEYS} from '../../samples/runner/context';
import {installNodePackages} from '../../samples/runner/packages';
import {seedLikeTheMock} from '../../scripts/conformance/samples/likeTheMock';
import {missingFields, otherTypes} from '../../scripts/conformance/samples/shape';
import {call, type Call, type Reply} from '../../scripts/platform/client';
import type {DemoProject} from '../../scripts/platform/seedProject';
import {checksFor, NotCheckableError, type Context} from '../types';

const FILE = 'openapi/edge-api.yaml';
type Asked = Call & {key: 'client' | 'server' | 'none'};
type World = {mock: Mock; project: DemoProject};
let world: Promise<World> | undefined;

async function open(context: Context): Promise<World> {
  await installNodePackages();
  const [mock, project] = await Promise.all([startMock(), seedLikeTheMock(context)]);
  return {mock, project};
}

async function ask(context: Context, {key, ...request}: Asked): Promise<{mocked: Reply; real: Reply}> {
  const {mock, project} = await (world ??= open(context));
  const {production} = project;
  const send = (host: string, keys: {environmentKey: string; serverKey: string}): Promise<Reply> =>
    call(host, {...request, headers: key === 'none' ? {} : {'X-Environment-Key': key === 'client' ? keys.environmentKey : keys.serverKey}});
  return {
    mocked: await send(new URL(mock.url).origin, MOCK_KEYS),
    real: await send(context.platform.api, {environmentKey: production.key, serverKey: production.serverKey}),
  };
}

const mediaType = ({headers}: Reply): string => (headers.get('content-type') ?? '').split(';')[0] ?? '';

/**
 * Fields that the Core API has and the Edge API has not: "How answers differ" of the page
 * edge-api/overview.
 */
const CORE_FIELDS = [
  /^(?:flags)?(?:\[\]\.)?(id|environment|identity|feature_segment)$/,
  /(^|\.)feature\.(created_date|description|initial_value|default_enabled)$/,
  /^traits\[\]\.(id|transient)$/,
  /^identity_overrides\[\]\.(composite_key|dashboard_alias)$/,
];

/** `coreStatus`: where the Core API responds with another status, as the same table says. */
function compare(id: string, says: string, asked: Asked, coreStatus?: number) {
  return {
    id,
    in: FILE,
    says,
    run: async (context: Context) => {
      const {mocked, real} = await ask(context, asked);
      const onlyCore = missingFields(real.json, mocked.json).filter((field) => !CORE_FIELDS.some((known) => known.test(field)));
      const found = [
        ...((coreStatus ?? mocked.status) === real.status ? [] : [`status ${mocked.status} of the mock, ${real.status} of the API`]),
        ...(mediaType(mocked) === mediaType(real) ? [] : [`${mediaType(mocked)} of the mock, ${mediaType(real)} of the API`]),
        ...missingFields(mocked.json, real.json).map((field) => `${field} only in the mock`),
        ...onlyCore.map((field) => `${field} only in the API`),
        ...otherTypes(mocked.json, real.json),
      ];
      if (found.length > 0) throw new Error(found.join('; '));
    },
  };
}

const identity = (plan: string): object => ({identifier: 'customer-7', traits: [{trait_key: 'plan', trait_value: plan}]});

export default [
  checksFor('edge-api/get-flags', [
    compare('mock-flags', '/flags/:', {key: 'client', path: 'flags/'}),
    compare('mock-flag', '/flags/:', {key: 'client', path: 'flags/?feature=banner_text'}),
    compare('mock-unknown-flag', '/flags/:', {key: 'client', path: 'flags/?feature=unknown'}),
    compare('mock-no-key', '/flags/:', {key: 'none', path: 'flags/'}, 403),
  ]),
  checksFor('edge-api/get-identity-flags-and-traits', [
    compare('mock-known-identity', '/identities/:', {key: 'client', path: 'identities/?identifier=4f6b9c1e-user'}),
    compare('mock-new-identity', '/identities/:', {key: 'client', path: 'identities/?identifier=somebody-new'}),
  ]),
  checksFor('edge-api/identify-user', [
    compare('mock-identify', '/identities/:', {key: 'client', path: 'identities/', body: identity('pro')}),
    compare('mock-identify-other', '/identities/:', {key: 'client', path: 'identities/', body: identity('free')}),
  ]),
  checksFor('edge-api/overview', [
    compare('mock-document', '/environment-document/:', {key: 'server', path: 'environment-document/'}),
    compare('mock-document-refused', '/environment-document/:', {key: 'client', path: 'environment-document/'}),
    compare('mock-analytics', '/analytics/flags/:', {key: 'client', path: 'analytics/flags/', body: {new_checkout: 1}}),
    {
      id: 'mock-stop',
      in: FILE,
      says: '/bulk-identities:',
      run: async () => {
        (await world)?.mock.stop();
        world = undefined;
        throw new NotCheckableError('bulk-identities is served by the Edge API only');
      },
    },
  ]),
];
