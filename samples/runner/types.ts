import type {Level, SampleEntry, SampleManifest} from '../../plugins/code-samples/types';

export type Sample = {
  /** `python/evaluate.py` */
  id: string;
  file: string;
  /** How far the manifest asks for it to be run. */
  level: Level;
  entry: SampleEntry;
  /** The file as readers see it. */
  source: string;
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

export type Verdict = {status: 'passed'; level: Level} | {status: 'failed'; detail: string} | {status: 'skipped'; reason: string};

export type Result = {sample: Sample; verdict: Verdict; output?: string};

/** Why nothing can be done here, or the errors by sample id. */
export type Prepared = {skip: string} | {errors: Map<string, string>};

/** How the samples of some languages are run. */
export type Toolchain = {
  /** Runs beside a checkout of the SDK only, so it is not part of CI. */
  release?: true;
  /** Whether preparing compiles this file; if not, it can only be executed or parsed. */
  compiles: (file: string) => boolean;
  /** Installs, compiles, and looks for undefined names where the language has a tool for it. */
  prepare: (language: Language) => Promise<Prepared>;
  /** The command that runs a sample. */
  command: (sample: Sample, language: Language) => {program: string; args: string[]; cwd: string};
};
