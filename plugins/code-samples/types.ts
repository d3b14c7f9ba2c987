/**
 * How far a sample is to be proven: run with its output compared, compiled against the real
 * SDK, or checked for syntax. What readers see comes from the record of what happened.
 */
export type Level = 'executed' | 'compiled' | 'parsed';

/**
 * What a reader has to do with a printed sample. `complete`: paste, set the variables, run.
 * `continues`: belongs to the file printed by the linked sample above. `fragment`: goes into the
 * reader's own code, which has to supply the named objects.
 */
export type Kind = 'complete' | 'continues' | 'fragment';

export type Runtime = 'browser' | 'node';

/** What a manifest says about one file. */
export type SampleEntry = {
  level?: Level;
  /** Key in data/sdk-versions.json; null when the file uses no SDK. */
  sdk?: string | null;
  /** The complete output, line by line. */
  stdout?: string[];
  /** Parts of the output that appear in this order. */
  contains?: string[];
  exitCode?: number;
  env?: Record<string, string>;
  schema?: string;
  /**
   * Published under /downloads/, because people keep the file: receivers, scripts, compose files.
   */
  download?: boolean;
  /**
   * For webhook receivers: the body that the runner sends, signed, once the program
   * listens. A file of samples/json/.
   */
  receives?: string;
  /** Where JavaScript runs: a simulated browser or plain Node. */
  runtime?: Runtime;
};

/** samples/<language>/samples.json */
export type SampleManifest = {
  label: string;
  sdk: string | null;
  /** Level of files that have no entry. */
  level: Level;
  /**
   * Text replaced in the copy that is run, e.g. an import path of a release
   * that no registry serves yet.
   */
  replace?: Record<string, string>;
  /** Runtime of files that name none. */
  runtime?: Runtime;
  files: Record<string, SampleEntry>;
};

/** One entry of data/sdk-versions.json. */
export type SdkVersion = {
  label: string;
  package: string;
  version: string;
  registry: string;
  /** The line (or lines) a reader runs or adds; {{version}} is replaced by the version. */
  install: string;
  repository: string;
  checked: string;
  /** The release that the samples run with, where it is not the one above. */
  provenWith?: {
    package: string;
    version: string;
    /** What a reader of the newest release has to know, one or two sentences. */
    differs: string;
  };
};

/** What a block says about its sample. */
export type Proof = {level: Level; label: string; title: string};

/**
 * A fence that shows a sample, or a fragment of the reader's own code. Travels in the `data` of the
 * node to plugins/code-blocks.
 */
export type PlacedSample = {
  /** `python/evaluate.py#remote`; undefined for code written in the page. */
  reference?: string;
  kind: Kind;
  /** Name of the file, as readers would save it. */
  file?: string;
  /** The whole file, where the fence shows only a part and is the first to do so. */
  whole?: string;
  /** Anchor of this block, when a later one continues it. */
  id?: string;
  /** Anchor of the block above that carries the whole file. */
  continues?: string;
  /** What a fragment takes from the code around it, in the reader's words. */
  needs?: string;
  /** Stable URL of a downloadable file. */
  download?: string;
  /** For code of a file. */
  proof?: Proof;
};
