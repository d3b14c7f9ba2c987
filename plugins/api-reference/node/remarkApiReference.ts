/**
 * Replaces our three components by Markdown while a page is compiled, so that headings, tables and
 * code go through the same steps as the author's own: `<ApiOperation id="getFlags" />`, with
 * `depth="3" prefix="…"` where several operations share a page; `<ApiOperations />`; `<ApiInfo />`.
 * It writes headings, so it belongs into `beforeDefaultRemarkPlugins`.
 */
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';

import {placeOf, stringAttributes, type WrittenJsx} from '../../shared/mdxNodes';
import type {PluginOptions} from '../options';
import {loadApi} from './loadApi';
import type {Api, Operation} from './model';
import {renderApiInfo, renderOperationTable} from './renderApi';
import {renderOperation} from './renderOperation';

const COMPONENTS = new Set(['ApiOperation', 'ApiOperations', 'ApiInfo']);

export function remarkApiReference({apis, siteDir = process.cwd()}: PluginOptions & {siteDir?: string}) {
  return async (root: Root, file: VFile): Promise<void> => {
    if (!root.children.some(isComponent)) return;
    const loaded = await Promise.all(apis.map((options) => loadApi(siteDir, options)));
    root.children = root.children.flatMap((node) => (isComponent(node) ? expand(node, loaded, file) : [node]));
  };
}

function isComponent(node: RootContent): boolean {
  const {type, name} = node as WrittenJsx;
  return type === 'mdxJsxFlowElement' && COMPONENTS.has(name ?? '');
}

function expand(node: RootContent, apis: Api[], file: VFile): RootContent[] {
  const {name} = node as WrittenJsx;
  try {
    return render(name ?? '', stringAttributes(node as WrittenJsx), apis);
  } catch (cause) {
    throw new Error(`${placeOf(file, node)}: <${name ?? ''}>: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}

export function render(name: string, attributes: Record<string, string>, apis: Api[]): RootContent[] {
  if (name === 'ApiOperation') {
    const {api, operation} = findOperation(apis, attributes['id']);
    return renderOperation(api, operation, {depth: Number(attributes['depth'] ?? 2), prefix: attributes['prefix']});
  }
  const api = findApi(apis, attributes['api']);
  return name === 'ApiInfo' ? renderApiInfo(api) : renderOperationTable(api);
}

function findOperation(apis: Api[], id: string | undefined): {api: Api; operation: Operation} {
  for (const api of apis) {
    const operation = api.operations.find((candidate) => candidate.id === id);
    if (operation) return {api, operation};
  }
  const places = apis.map(({options}) => `${options.file}#/paths`).join(', ');
  const known = apis.flatMap(({operations}) => operations.map((operation) => operation.id)).join(', ');
  throw new Error(
    `${places}: no operation has the operationId "${id ?? ''}". Write id="…" with one of ${known}, or add the operation to the file.`,
  );
}

function findApi(apis: Api[], id: string | undefined): Api {
  const api = id === undefined && apis.length === 1 ? apis[0] : apis.find(({options}) => options.id === id);
  if (api) return api;
  throw new Error(
    `${id === undefined ? 'the attribute api="…" is missing' : `no API is called "${id}"`}. Write api="…" with one of ${apis.map(({options}) => options.id).join(', ')}.`,
  );
}
