import type {Builder} from './builds';
import {OWN_BUILDER} from './builds';

/** What a reader clicks to search, and what is there when the box is open. */
export type SearchBox = {button: string; box: string; input: string; result: string};

export type Site = {
  name: string;
  /** Folder of the built site. */
  root: string;
  builder: Builder;
  /** The application starts at the first interaction. */
  startsLate?: boolean;
  search?: SearchBox;
};

export const PAGES = {
  home: '/',
  'long page': '/clients/javascript',
  'table page': '/deployment/hosting/locally-api',
  'API page': '/edge-api/get-flags',
  'largest page': '/clients/server-side',
};

export const OURS: Site = {
  name: 'This site',
  root: 'build',
  builder: OWN_BUILDER,
  startsLate: true,
  search: {
    button: '[aria-keyshortcuts*="Control+K"]',
    box: 'dialog[open], [role=dialog]',
    input: '[role=dialog] input, dialog[open] input',
    result: '[role=dialog] [role=option], dialog[open] [role=option]',
  },
};
