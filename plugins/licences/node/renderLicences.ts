export type Licensed = {name: string; version: string; licence: string; text: string};

export function renderLicences(packages: Licensed[]): string {
  const list = packages.map(({name, version, licence}) => `${name} ${version}: ${licence}`).join('\n');
  const texts = packages
    .map(({name, version, licence, text}) => `${'-'.repeat(72)}\n${name} ${version} (${licence})\n\n${text.trim()}\n`)
    .join('\n');
  return `Scripts on this site contain the following packages.\n\n${list}\n\n${texts}`;
}
