/** What check-jsonschema refuses, which the samples themselves never show. */
import {beforeAll, expect, it} from 'vitest';

import {installPython} from '../../samples/runner/languages/python';
import {INSTALL_TIMEOUT_MS} from '../../samples/runner/process';
import {checkSchema} from '../../samples/runner/schemas';

const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata:\n  name: a\n';

beforeAll(() => installPython(), INSTALL_TIMEOUT_MS);

it.each([
  [
    'a key that the chart does not know',
    'helm-values',
    'api:\n  replicacount: 2\n',
    'api:\n  replicas: 2\n',
    "('replicas' was unexpected)",
  ],
  ['an object without a kind', 'kubernetes', SERVICE, 'apiVersion: v1\nmetadata:\n  name: b\n', "'kind' is a required property"],
  [
    'a wrong object in any document of the file',
    'kubernetes',
    `${SERVICE}---\n${SERVICE}`,
    `${SERVICE}---\nkind: Pod\n`,
    "'apiVersion' is a required property",
  ],
])('rejects %s', async (_what, schema, good, bad, problem) => {
  expect(await checkSchema(schema, good, true)).toEqual({status: 'passed', level: 'parsed'});
  expect(await checkSchema(schema, bad, true)).toEqual({status: 'failed', detail: expect.stringContaining(problem)});
});
