import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const samplesDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const rootDir = path.dirname(samplesDir);
export const cacheDir = path.join(samplesDir, '.cache');
export const specification = path.join(rootDir, 'openapi/edge-api.yaml');
