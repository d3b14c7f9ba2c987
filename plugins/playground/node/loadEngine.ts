/**
 * The engine of the Node.js SDK, for worked examples. It is no public entry of the package: the
 * version is pinned and a contract test watches it.
 */
import {createRequire} from 'node:module';
import path from 'node:path';

import type {Engine} from '../types';

let loaded: Engine | undefined;

export function loadEngine(siteDir = process.cwd()): Engine {
  if (loaded) return loaded;
  const require = createRequire(path.join(siteDir, 'package.json'));
  const load = (file: string) =>
    require(path.join(siteDir, 'node_modules/flagsmith-nodejs/build/cjs/flagsmith-engine', file)) as Partial<Engine>;
  loaded = {...load('utils/hashing/index.js'), ...load('segments/evaluators.js'), ...load('index.js')} as Engine;
  return loaded;
}
