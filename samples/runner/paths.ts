import {homedir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const samplesDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const rootDir = path.dirname(samplesDir);
export const cacheDir = path.join(samplesDir, '.cache');
/** What is the same in every clone and takes long to make. */
export const userCacheDir = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'flagsmith-docs-samples');
export const specification = path.join(rootDir, 'openapi/edge-api.yaml');
