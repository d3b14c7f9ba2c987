import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

import type {Licensed} from './renderLicences';
import type {ShippedPackage} from './shippedPackages';

export async function readLicence({name, folder}: ShippedPackage): Promise<Licensed> {
  const {version = '', license} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version?: string;
    license?: string | {type?: string};
  };
  const licence = (typeof license === 'string' ? license : license?.type) ?? 'unknown';
  const file = (await readdir(folder)).sort().find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  const text = file
    ? await readFile(path.join(folder, file), 'utf8')
    : `The package names its licence as ${licence} and contains no further text.`;
  return {name, version, licence, text};
}
