/** What a page's HTML tells the browser about itself, beside its text. */
import type {PropDocContent, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * A part of the page, in order: the n-th static part, or a React component with its
 * attributes and the parts inside it.
 */
export type Part = number | {name: string; attributes: Record<string, string>; parts: Part[]};

export type DocEntry = {id: string; path: string; sidebar?: string};

/** Without what the theme does not read in the browser. */
export type SlimMetadata = Omit<PropDocContent['metadata'], 'draft' | 'slug' | 'source' | 'sourceDirName' | 'unlisted'> & {
  unlisted?: boolean;
};

export type PageData = {
  metadata: SlimMetadata;
  /**
   * Only where the page does not show its contents list; otherwise it is read from that
   * (client/readContents.ts).
   */
  toc?: PropDocContent['toc'];
  parts: Part[];
  /** The sidebar as far as this page shows it: collapsed categories hold only their first link. */
  sidebar?: {name: string; items: PropSidebarItem[]};
  /** This page in each version of the docs, by version name. */
  docs: Record<string, DocEntry>;
};

/** All sidebars of one version, fetched after the page: the file that index.ts writes. */
export type SidebarFile = Record<string, PropSidebarItem[]>;
