/**
 * Checks an OpenAPI document: its structure, its references, and each example against the schema it
 * belongs to. Runs on a thread, which keeps Redocly out of the compiled configuration.
 */
import {createConfig, lintFromString} from '@redocly/openapi-core';

const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
} as const;

/** The first mistake, with its place. */
export async function lint(source: string): Promise<{pointer: string; message: string} | undefined> {
  const config = await createConfig({rules: RULES});
  const [problem] = await lintFromString({source, absoluteRef: '/api.yaml', config});
  return problem && {pointer: problem.location[0]?.pointer ?? '', message: problem.message};
}
