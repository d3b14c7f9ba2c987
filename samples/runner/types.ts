import type {Level, SampleEntry, SampleManifest} from '../../plugins/code-samples/types';

export type Sample = {
  /** `python/evaluate.py` */
  id: string;
  language: string;
  file: string;
  level: Level;
  entry: SampleEntry;
  /** The file as readers see it. */
  source: string;
  /** A page that prints it. */
  page: string;
  /** Code behind `proof:` in the file, run after the printed text and printed nowhere. */
  driver: string;
  /** Path of the copy in which addresses and keys are those of the mock. */
  copy: string;
};

export type Language = {
  name: string;
  dir: string;
  manifest: SampleManifest;
  samples: Sample[];
  /** A checkout of the SDK, from `--sdk-source`. */
  sdkSource?: string;
};

export type Verdict = {status: 'passed'} | {status: 'failed'; detail: string} | {status: 'skipped'; reason: string};

export type Result = {sample: Sample; verdict: Verdict; output?: string};

export type Context = {
  /** Variables that every sample gets. */
  env: Record<string, string>;
  /** Path of the environment document. */
  environmentDocument: string;
};

/** How the samples of some languages are proven. */
export type Toolchain = {
  /** Tools that must exist when CI=true; their absence is then a failure instead of a skip. */
  required: boolean;
  /** Whether preparing compiles this file; if not, it can only be executed or parsed. */
  compiles(file: string): boolean;
  /** Installs and compiles. Returns why nothing can be done here, or the compile errors by sample id. */
  prepare(language: Language): Promise<{skip: string} | {errors: Map<string, string>}>;
  /** Names that a sample uses and nothing defines, by sample id. For languages whose compiler does not say so when it prepares. */
  names?(samples: Sample[], language: Language): Promise<Map<string, string>>;
  /** The command that runs a sample. */
  command(sample: Sample, language: Language): {program: string; args: string[]; cwd: string};
};
