/**
 * Names the scripts of a page in its HTML, so that the loader (plugins/hydrate-on-intent) fetches
 * them beside the application instead of after it.
 */
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';

import {outputFile} from '../../shared/outputFile';

type Module = {resource?: string; rootModule?: Module; modules?: Iterable<Module>};
type Chunk = {files: Iterable<string>; canBeInitial: () => boolean};
type Compilation = {chunks: Iterable<Chunk>; chunkGraph: {getChunkModules: (chunk: Chunk) => Module[]}};
type Compiler = {hooks: {afterEmit: {tap: (name: string, use: (compilation: Compilation) => void) => void}}};
type Site = {siteDir: string; outDir: string; baseUrl: string};

/** A plugin of the bundler that remembers in which scripts a module is that loads later. */
export class ChunkFiles {
  readonly byModule = new Map<string, string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkFiles', ({chunks, chunkGraph}) => {
      for (const chunk of chunks) {
        if (chunk.canBeInitial()) continue;
        const scripts = [...chunk.files].filter((file) => file.endsWith('.js'));
        for (const module of chunkGraph.getChunkModules(chunk))
          for (const {resource} of [module, module.rootModule ?? {}, ...(module.modules ?? [])])
            if (resource) this.byModule.set(resource.split('?')[0] ?? '', scripts);
      }
    });
  }
}

export async function nameChunks(routes: RouteConfig[], {byModule}: ChunkFiles, {siteDir, outDir, baseUrl}: Site): Promise<void> {
  const byData = new Map([...byModule].flatMap(([file, scripts]) => (file.endsWith('.json') ? [[dataIn(file), scripts]] : [])));
  const nameIn = async (route: RouteConfig, outer: string[]): Promise<void> => {
    const own = [route.plugin, route.props].flatMap((data) => byData.get(JSON.stringify(data ?? null)) ?? []);
    const {content} = route.modules ?? {};
    if (typeof content === 'string') {
      const page = byModule.get(content.replace('@site', siteDir)) ?? [];
      const file = path.join(outDir, route.path.slice(baseUrl.length));
      await addTags(path.join(file, 'index.html'), [...new Set([...outer, ...own, ...page])], baseUrl);
    }
    await Promise.all((route.routes ?? []).map((inner) => nameIn(inner, [...outer, ...own])));
  };
  await Promise.all(routes.map((route) => nameIn(route, [])));
}

function dataIn(file: string): string {
  return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
}

async function addTags(file: string, scripts: string[], baseUrl: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const tags = scripts.map((script) => `<meta name=app-chunk content=${baseUrl}${script}>`).join('');
  await outputFile(file, html.replace('<meta name=app-script', `${tags}$&`));
}
