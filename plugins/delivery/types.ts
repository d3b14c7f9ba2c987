/** A Content-Security-Policy: directive → sources. */
export type Policy = Record<string, string[]>;
