/** Defined by the bundler (index.ts). */

/** Whether the text of pages is part of the scripts: on the server and in development. */
declare const INLINE_CONTENT: boolean;

/** URLs of the sidebar files by `<plugin id>/<version>`; none on the server and in development. */
declare const SIDEBAR_FILES: Record<string, string>;
