import path from 'node:path';

import type {Code, InlineCode, Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';

import {stringAttributes, type WrittenJsx} from '../../shared/mdxNodes';
import {readSdkVersions, replaceSdkVersions, sdkText, type SdkVersions} from './sdkVersions';
import type {PlacedSample, Proof} from '../types';
import {createShelf, findFences, type Found} from './placeSamples';
import {checkOutput} from './checkOutput';
import {describeProof} from './describeProof';
import type {SampleRun} from '../../shared/record/entries';
import {readRuns, validRun} from './record';
import {downloadPath, resolveSample} from './resolveSample';

export type Options = {
  /** Folder of the samples. */
  samplesDir?: string;
  /** The committed list of SDK releases. */
  versionsFile?: string;
  /** What ran, by the id of the sample. */
  runs?: Map<string, SampleRun>;
};

const SAMPLE = /(?:^|\s)sample="([^"]*)"/;
const OUTPUT = /(?:^|\s)output="([^"]*)"/;
const FRAGMENT = /(?:^|\s)fragment="([^"]*)"/;

/**
 * Fills fences that name a sample, and writes SDK versions into fences,
 * inline code and `<SdkVersion>`.
 */
export function remarkCodeSamples(options: Options = {}) {
  const samplesDir = options.samplesDir ?? path.resolve('samples');
  const versionsFile = options.versionsFile ?? path.resolve('data/sdk-versions.json');
  let versions: SdkVersions | undefined;
  const sdks = (): SdkVersions => (versions ??= readSdkVersions(versionsFile));
  let runs = options.runs;
  const proofOf = (id: string, sdk: string | null): Proof => {
    runs ??= readRuns(path.dirname(samplesDir));
    return describeProof(validRun(id, samplesDir, runs), sdk, sdks());
  };

  return async (tree: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    // Docusaurus prints the message of an error but not always its place, so the message
    // carries page and line itself.
    const page = file.path ? path.relative(file.cwd, file.path) : 'page';
    const located = (node: Nodes, action: () => void): void => {
      try {
        action();
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${page}:${line}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
      }
    };

    const shelf = createShelf();
    for (const found of findFences(tree)) located(found.node, () => fillFence(found, shelf, {samplesDir, sdks, proofOf}));
    visit(tree, (node) => {
      if (node.type === 'inlineCode') located(node, () => fillVersions(node, sdks));
      else if (isSdkVersion(node)) located(node, () => replaceWithText(node, sdks()));
    });
  };
}

type Sources = {samplesDir: string; sdks: () => SdkVersions; proofOf: (id: string, sdk: string | null) => Proof};

function fillFence({node, tab}: Found, shelf: ReturnType<typeof createShelf>, {samplesDir, sdks, proofOf}: Sources): void {
  const reference = SAMPLE.exec(node.meta ?? '')?.[1];
  const needs = FRAGMENT.exec(node.meta ?? '')?.[1];
  if (needs?.trim() === '') throw new Error('fragment="" names nothing. Name the objects that the reader has to supply.');
  const outputOf = OUTPUT.exec(node.meta ?? '')?.[1];
  if (outputOf !== undefined) checkOutput(outputOf, node.value, samplesDir);
  if (reference === undefined) {
    fillVersions(node, sdks);
    if (needs !== undefined) keep(node, {kind: 'fragment', needs});
    return;
  }
  if (node.value.trim() !== '') throw new Error(`the fence names sample="${reference}" and has code of its own. Leave the fence empty.`);
  const {text, whole, sdk, download} = resolveSample(reference, samplesDir);
  const path = reference.split('#')[0] ?? reference;
  const above = shelf.find(path, tab);
  const sample: PlacedSample = {reference, kind: 'complete', file: path.split('/').at(-1) ?? path, proof: proofOf(path, sdk)};
  if (download) sample.download = downloadPath(path);
  if (needs !== undefined) Object.assign(sample, {kind: 'fragment', needs});
  else if (text !== whole && above) Object.assign(sample, {kind: 'continues', continues: shelf.anchor(above)});
  else {
    if (text !== whole) sample.whole = replaceSdkVersions(whole, sdks());
    shelf.add(path, tab, sample);
  }
  node.value = text;
  fillVersions(node, sdks);
  keep(node, sample);
}

function keep(node: Code, sample: PlacedSample): void {
  node.data = {...node.data, sample} as Code['data'];
}

function fillVersions(node: Code | InlineCode, sdks: () => SdkVersions): void {
  if (node.value.includes('{{sdk:')) node.value = replaceSdkVersions(node.value, sdks());
}

function isSdkVersion(node: {type: string}): node is WrittenJsx & Nodes {
  return node.type.startsWith('mdxJsx') && (node as WrittenJsx).name === 'SdkVersion';
}

function replaceWithText(node: WrittenJsx & Nodes, versions: SdkVersions): void {
  const {sdk, field} = stringAttributes(node);
  if (!sdk) throw new Error('<SdkVersion> needs sdk="…", a key of data/sdk-versions.json.');
  const text = {type: 'text', value: sdkText(versions, sdk, field)};
  const replacement = node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
  const target = node as unknown as Record<string, unknown>;
  for (const key of ['name', 'attributes', 'children']) delete target[key];
  Object.assign(target, replacement);
}
