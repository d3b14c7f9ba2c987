/**
 * What a run of the platform takes and what it gives to programs on top of it: checks,
 * sample proofs, screenshots.
 */
import type {DemoProject} from './seedProject';

export type PlatformOptions = {
  /**
   * Checkout of the platform: the folder that holds `api/` and `frontend/`. It is
   * copied, never written to.
   */
  source: string;
  /** Where installed releases and dumps are kept. Default: `.cache/platform`. */
  cache?: string | undefined;
  /**
   * Dump of the migrated, empty database (`pg_dump --format=custom`), to save the
   * migrations of the first start.
   */
  dump?: string | undefined;
  /**
   * PostgreSQL database to use instead of a private cluster. It must be empty: the run fills it.
   */
  databaseUrl?: string | undefined;
  /** Python 3.11 to 3.13; without it the first of python3.13, 3.12, 3.11 and python3 that runs. */
  python?: string | undefined;
  /** Also build and start the dashboard. */
  dashboard?: boolean | undefined;
  print?: ((line: string) => void) | undefined;
};

/** The demo organisation: same names on every run, so that checks and pictures can rely on them. */
export type Demo = {
  /** `admin@example.com`, administrator of the organisation and Django superuser. */
  email: string;
  password: string;
  /** For `Authorization: Token …`. */
  token: string;
  /** `Example organisation`. */
  organisation: number;
  /** For `Authorization: Api-Key …`. */
  organisationKey: string;
  /** Project `Shop`. */
  shop: DemoProject;
};

export type RunningPlatform = {
  /** From the checkout's manifest, such as `2.265.0`. */
  release: string;
  /** Commit of the checkout, or `unknown` outside git. */
  commit: string;
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  api: string;
  taskProcessor: string;
  dashboard: string | undefined;
  databaseUrl: string;
  demo: Demo;
  /** Runs SQL in the database; returns the rows as text, columns separated by `|`. */
  sql: (statement: string) => Promise<string>;
  /** Runs a management command: `command(['checkmigrations'])`. */
  command: (args: string[], env?: Record<string, string>) => Promise<CommandResult>;
  /** Starts one more API process with other variables, on a port of its own. */
  startVariant: (env: Record<string, string>, options?: {emptyDatabase?: boolean}) => Promise<Variant>;
  stop: () => Promise<void>;
};

export type CommandResult = {code: number; output: string};
export type Variant = {api: string; databaseUrl: string; log: () => string; stop: () => Promise<void>};
