/**
 * Other generators on the same pages. Their packages are installed by
 * `npm install --no-save --prefix scripts/bench` and used from there; the projects themselves
 * are made in a scratch folder for each run, below the folder of their packages, where all of
 * them find what they import.
 */
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Builder} from '../measureBuilds';
import {PAGES, type Site} from '../sites';
import type {PeerPage} from './pages';
import {rspress} from './rspress';
import {starlight} from './starlight';
import {prepareStockDocusaurus, type StockKind} from './stockDocusaurus';
import {vitepress} from './vitepress';

export type Peer = {
  id: string;
  name: string;
  packages: string[];
  /** Writes pages and configuration into an empty folder. */
  prepare: (folder: string, pages: PeerPage[]) => Promise<void>;
  /** A program of its packages, and arguments. */
  build: string[];
  /** What has to go for a cold build. */
  clean: string[];
  /** Folder of the built site. */
  output: string;
  search: NonNullable<Site['search']>;
};

export const PEERS: Peer[] = [starlight, vitepress, rspress];

const MODULES = path.resolve('scripts/bench/node_modules');

export function missingPackages(): string[] {
  return PEERS.flatMap(({packages}) => packages).filter((name) => !existsSync(path.join(MODULES, name)));
}

export async function preparePeer(peer: Peer, scratch: string, pages: PeerPage[]): Promise<{site: Site; builder: Builder}> {
  const folder = await emptyProject(scratch, peer.id, {type: 'module'});
  await peer.prepare(folder, pages);
  const [program = '', ...args] = peer.build;
  const command = [path.join(MODULES, '.bin', program), ...args];
  const {id, name, clean, search} = peer;
  return {
    site: {id, name, root: path.join(folder, peer.output), pages: PAGES, search},
    builder: {id, name, cwd: folder, command, clean},
  };
}

export function prepareStock(scratch: string, pages: PeerPage[]): Promise<Builder[]> {
  const kinds: StockKind[] = ['webpack', 'faster'];
  return Promise.all(
    kinds.map(async (kind) =>
      // Not a module: its bundle calls what only CommonJS has (decisions/pins.md).
      prepareStockDocusaurus(await emptyProject(scratch, `stock-docusaurus-${kind}`, {}), pages, kind),
    ),
  );
}

async function emptyProject(scratch: string, name: string, fields: {type?: 'module'}): Promise<string> {
  const folder = path.join(scratch, name);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({name, private: true, ...fields}));
  return folder;
}
