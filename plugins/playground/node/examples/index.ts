/**
 * A worked example for each aid: what readers see before scripts run, and
 * what stays when they do not.
 */
import {UnreadableError} from '../../model/read';
import type {AidName} from '../../types';
import {edgeProxyExample} from './edgeProxy';
import {ladderExample} from './ladder';
import {permissionsExample} from './permissions';
import {rolloutExample} from './rollout';
import {segmentExample} from './segment';
import {signatureExample} from './signature';
import {topologyExample} from './topology';
import {usageExample} from './usage';

/** HTML, or code that goes through the site's own code blocks. */
export type ExampleBlock = string | {code: string; language: string; title: string};

/** `start` is what the author wrote: settings as in a link. */
type Example = (start: unknown) => ExampleBlock[] | Promise<ExampleBlock[]>;

const EXAMPLES: Record<AidName, Example> = {
  rollout: rolloutExample,
  segment: segmentExample,
  ladder: ladderExample,
  usage: usageExample,
  permissions: permissionsExample,
  signature: signatureExample,
  'edge-proxy': edgeProxyExample,
  topology: topologyExample,
};

export async function renderExample(name: AidName, start: unknown): Promise<ExampleBlock[]> {
  try {
    return await EXAMPLES[name](start);
  } catch (error) {
    if (error instanceof UnreadableError) throw new Error(`the attribute start cannot be used: ${error.message}.`, {cause: error});
    throw error;
  }
}
