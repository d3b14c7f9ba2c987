/**
 * A check: a statement of a page, what to do with a running platform, and what has to come out.
 * `conformance/README.md` has examples.
 */
import type {DemoOrganisation} from '../scripts/platform/seed';
import type {DemoProject} from '../scripts/platform/seedProject';
import type {Reply, Call} from '../scripts/platform/client';
import type {CommandResult, RunningPlatform, Variant} from '../scripts/platform/types';

/** Which statement: `says` or `sample`. */
export type Statement = {
  /** Short name, unique in its file, kebab-case. */
  id: string;
  /**
   * Part of a sentence of the page (or of `in`) as its source has it; or the beginning of a row,
   * with `…` for cells that are not verified; or cells of a data table by column (tables.ts). The
   * statement is the whole sentence, or just these cells.
   */
  says?: string | Record<string, string>;
  /** Sample that the page shows, `curl/admin-api.sh#first`. */
  sample?: string;
  /**
   * File that holds the text, when it is not the page itself: `data/tables/metrics.json`,
   * `docs/_partials/…`.
   */
  in?: string;
};

/** Who asks. Values of a name in braces come from the demo. */
export type As = 'nobody' | 'member' | 'organisation-key' | 'client' | 'server';

export type Request = Omit<Call, 'headers'> & {
  /** Credential to send: nobody's by default, unless `headers` has one. */
  as?: As;
  headers?: Record<string, string>;
};

export type Expected = {
  status?: number;
  /**
   * Part of the answer: named fields have to match, others may be there. Arrays match item by item.
   * RegExps and functions test a value.
   */
  json?: unknown;
  /** Header by name; `null`: absent. */
  headers?: Record<string, string | RegExp | null>;
  /** Texts that the body contains. */
  text?: string | RegExp | (string | RegExp)[];
  /** Schema of `openapi/edge-api.yaml` that the answer has to satisfy; `Flag[]` for a list. */
  schema?: string;
};

export type HttpCheck = Statement & {
  request: Request;
  expect: Expected;
  /**
   * Variables of a variant of the API to send it to. Variants are kept and shared by checks with
   * the same variables.
   */
  env?: Record<string, string>;
  /** The variant gets an empty database of its own. */
  emptyDatabase?: boolean;
};

export type CommandCheck = Statement & {command: string[]; env?: Record<string, string>; expect: {code?: number; text?: Expected['text']}};

/** An API that is expected not to start. */
export type StartUpCheck = Statement & {startUp: Record<string, string>; expect: {text: Expected['text']}};

/**
 * A `curl` sample, run as printed: hosts, keys and ids are replaced
 * (`scripts/conformance/runSample.ts`).
 */
export type SampleCheck = Statement & {
  sample: string;
  replace?: Record<string, string>;
  expect: {code?: number; text?: Expected['text']; json?: unknown};
};

/** Anything else: throw when the statement is false. */
export type RunCheck = Statement & {run: (context: Context) => Promise<void>};

/** What to click: a text, a text on the card with a heading (`of`), or what a selector finds. */
export type Click = string | {text: string; of: string} | {css: string} | Upload;

/**
 * A JSON file for the page's file field, chosen once the response to a request whose address
 * contains `after` is there.
 */
export type Upload = {upload: unknown; after: string};

/**
 * What has to be there before the dashboard is opened. `enterprise`: the organisation has that
 * plan, so that the dashboard shows what it hides from others. `approvals`: that plan, and one
 * approval is required in Development. `versioning`: feature versioning is on in Development.
 * `version`: `banner_text` has a second version there. `integration`: Amplitude in Production.
 * `member`: a second one. `export`: a finished export of features. `segment`: `only_production`, on
 * the name of the environment.
 */
export type DashboardNeed = 'enterprise' | 'approvals' | 'versioning' | 'version' | 'integration' | 'member' | 'export' | 'segment';

/**
 * Labels in the dashboard: signed in, at `path`, these texts or placeholders are seen as written.
 * Runs with `--dashboard`.
 */
export type DashboardCheck = Statement & {
  dashboard: {path: string; click?: Click[]; sees: (string | RegExp)[]; needs?: DashboardNeed; signedOut?: boolean};
};

export type NotCheckable = Statement & {notCheckable: string};

export type Check = HttpCheck | CommandCheck | StartUpCheck | SampleCheck | RunCheck | DashboardCheck | NotCheckable;

export type Receiver = {
  url: string;
  requests: ReceivedRequest[];
  waitFor: (count: number, timeoutMs?: number) => Promise<ReceivedRequest[]>;
  /** Status of later answers; `drop` ends the connection, `silence` never answers. */
  answer: (next: number | 'drop' | 'silence') => void;
};
export type ReceivedRequest = {method: string; path: string; headers: Record<string, string>; body: string; at: number};

export type Context = {
  platform: RunningPlatform;
  /** Organisation of this file of checks, seeded like the demo: change in it what you like. */
  organisation: DemoOrganisation;
  /** Its only project. */
  project: DemoProject;
  /** Sends a request; strings are filled like those of a check. */
  send: (request: Request) => Promise<Reply>;
  /** Throws unless the answer is as expected. */
  expect: (reply: Reply, expected: Expected) => void;
  command: (args: string[], env?: Record<string, string>) => Promise<CommandResult>;
  variant: (env: Record<string, string>, options?: {emptyDatabase?: boolean}) => Promise<Variant>;
  sql: (statement: string) => Promise<string>;
  /**
   * HTTP server on 127.0.0.1 that keeps what it gets. The API refuses loopback addresses: write
   * them with `sql`.
   */
  receiver: () => Promise<Receiver>;
  /** Another one, when a check must not meet the traces of others. */
  freshOrganisation: () => Promise<DemoOrganisation>;
};

export type CheckFile = {page: string; checks: Check[]};

/**
 * The checks of a page; several files may hold checks of one page. `page` is its file below
 * `docs/`, without `.mdx`.
 */
export function checksFor(page: string, checks: Check[]): CheckFile {
  return {page, checks};
}

/**
 * Thrown by a check that finds that this machine cannot answer: a missing compiler, an endpoint of
 * the Edge. Says why.
 */
export class NotCheckableError extends Error {}
