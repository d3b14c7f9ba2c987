/**
 * All sidebars of a version. A page brings along only what it shows of its own; the rest comes when
 * nobody is waiting for anything.
 */
import {useEffect, useState} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

import {savesData} from '../../shared/browser/savesData';
import type {SidebarFile} from '../types';

const files = new Map<string, SidebarFile>();
const IDLE_MS = 1500;

const loading = new Map<string, Promise<void>>();

/**
 * One request for all who want it: a second answer would be other objects, and the whole
 * menu would be rendered again.
 */
function load(version: string): Promise<void> {
  const request = loading.get(version) ?? fetchFile(version);
  loading.set(version, request);
  request.catch(() => loading.delete(version));
  return request;
}

async function fetchFile(version: string): Promise<void> {
  const url = SIDEBAR_FILES[version];
  if (!url) return;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  files.set(version, (await response.json()) as SidebarFile);
}

/** The items of a sidebar in full, or nothing while they are not there. */
export function useFullSidebar(version: string, name: string | undefined): PropSidebarItem[] | undefined {
  const [, setLoaded] = useState(files.has(version));
  useEffect(() => whenWanted(() => void load(version).then(() => setLoaded(true), ignore)), [version]);
  return name ? files.get(version)?.[name] : undefined;
}

/** Without the file, categories show their first page; the next use of the menu tries again. */
function ignore(): void {}

/**
 * When the browser is idle, or when the reader uses a menu; readers who save data get it only then.
 */
function whenWanted(want: () => void): () => void {
  const timer = savesData() ? undefined : window.setTimeout(want, IDLE_MS);
  const onUse = ({target}: Event) => {
    if ((target as Element).closest('.menu, .navbar__toggle')) want();
  };
  document.addEventListener('pointerover', onUse, {passive: true});
  document.addEventListener('click', onUse);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('pointerover', onUse);
    document.removeEventListener('click', onUse);
  };
}
