import path from 'node:path';

export type ShippedPackage = {name: string; folder: string};

/** Packages that the given module files belong to, each once, sorted. */
export function shippedPackages(files: Iterable<string>): ShippedPackage[] {
  const packages = new Map<string, string>();
  for (const file of files) {
    const at = file.lastIndexOf(`node_modules${path.sep}`);
    if (at < 0) continue;
    const inside = file.slice(at + 'node_modules/'.length).split(path.sep);
    const name = inside.slice(0, inside[0]?.startsWith('@') ? 2 : 1).join('/');
    packages.set(name, path.join(file.slice(0, at), 'node_modules', name));
  }
  return [...packages].map(([name, folder]) => ({name, folder})).sort((a, b) => (a.name < b.name ? -1 : 1));
}
