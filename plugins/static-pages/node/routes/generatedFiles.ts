/** Reads the tables that Docusaurus generates before bundling, and writes ours in their form. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parseRegistry, parseRoutes, unknownFormat} from './parseTables';
import type {ReducedTables, Tables} from './reduceTables';

export function readTables(folder: string): Tables {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const json = (name: string): unknown => {
    try {
      return JSON.parse(read(name));
    } catch (cause) {
      throw unknownFormat(name, (cause as Error).message, cause);
    }
  };
  return {
    routes: parseRoutes(read('routes.js')),
    registry: parseRegistry(read('registry.js')),
    chunkNames: json('routesChunkNames.json') as Tables['chunkNames'],
    globalData: json('globalData.json') as Tables['globalData'],
    readModule: (request) => json(request.replace(/^@generated\//, '')),
  };
}

export function writeTables(folder: string, {routesModule, globalData}: ReducedTables): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'routes.js'), routesModule);
  writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(globalData));
}
