import path from 'node:path';

/**
 * The folder that a host publishes. Addresses of the site begin with `baseUrl` and are paths in
 * this folder: a site at `/docs/` is built into `build/docs`, and `build` is published.
 */
export function publishedFolder(outDir: string, baseUrl: string): string {
  const below = baseUrl.split('/').filter(Boolean).join(path.sep);
  if (!below) return outDir;
  const folder = path.resolve(outDir);
  if (folder.endsWith(path.sep + below)) return folder.slice(0, -below.length - 1);
  throw new Error(
    `The site is at ${baseUrl} (BASE_URL), so it has to be built into a folder of that name, and ${outDir} is none. Use npm run build, or docusaurus build --out-dir build${baseUrl}`,
  );
}
