import path from 'node:path';

export const rootDir = path.resolve(import.meta.dirname, '../..');
export const samplesDir = path.join(rootDir, 'samples');
export const cacheDir = path.join(samplesDir, '.cache');
export const specification = path.join(rootDir, 'openapi/edge-api.yaml');
