/**
 * Tasks and the grants they need, read from data/tables/permission-tasks.json and permissions.json.
 */
import {list, oneOf, settings, text} from './read';

export type Permission = {scope: string; key: string; label: string; allows: string; tag: string};
type TaskRow = {task: string; area: string; project: string; environment: string};
/**
 * What a task needs on one level: all these keys and one of `any`, or the level's administrator;
 * `note` is what the table says in words.
 */
type Need = {keys: string[]; any: string[]; admin: boolean; note: string};
export type Task = {task: string; area: string; organisation: Need; project: Need; environment: Need};

const explorer = settings({
  mode: ['tasks', oneOf(['tasks', 'grants'])],
  tasks: [['Toggle a flag or change its value'], list(text(200), 60)],
  grants: [['VIEW_PROJECT', 'VIEW_ENVIRONMENT', 'UPDATE_FEATURE_STATE'], list(text(100), 60)],
});
export type ExplorerState = typeof explorer.defaults;
export const readExplorer = explorer.read;

const NOTHING: Need = {keys: [], any: [], admin: false, note: ''};

export function parseTasks(rows: TaskRow[]): Task[] {
  return rows.map(({task, area, project, environment}) => {
    const isOrganisation = /in the organisation|^Organisation Administrator$/.test(project);
    return {
      task,
      area,
      organisation: isOrganisation ? parseNeed(project) : NOTHING,
      project: isOrganisation ? NOTHING : parseNeed(project),
      environment: parseNeed(environment),
    };
  });
}

/**
 * “`VIEW_PROJECT`, `CREATE_FEATURE`” → keys; “with `A` or `B`” → one of them; “Administrator” →
 * admin; after another “or” stands a way that only the note tells.
 */
export function parseNeed(cell: string): Need {
  const [whole = '', choice = ''] = cell.split(' with ');
  const [main = ''] = whole.split(/,? or /);
  const keys = keysIn(main);
  const admin = keys.length === 0 && /Administrator/.test(main) && !/^becomes/.test(main);
  const isPlain = /^(none|Administrator|Organisation Administrator|(`[A-Z_]+`(, )?)+)$/.test(cell);
  return {keys, any: keysIn(choice), admin, note: isPlain ? '' : plain(cell)};
}

/** `CREATE_…` in a list borrows the rest of the name from the last key. */
function keysIn(text: string): string[] {
  const found = [...text.matchAll(/`([A-Z_]+)(…?)`/g)];
  const [, ...rest] = (found.at(-1)?.[1] ?? '').split('_');
  return found.map(([, key = '', cut]) => (cut ? key + rest.join('_') : key));
}

export function plain(markdown: string): string {
  return markdown.replace(/[`*]/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

export const LEVELS = ['organisation', 'project', 'environment'] as const;
export type Level = (typeof LEVELS)[number];
export type Grants = Record<Level, {keys: string[]; admin: boolean; notes: string[]}>;

/** The smallest set of grants that covers all chosen tasks. */
export function grantsFor(tasks: Task[]): Grants {
  const of = (level: Level) => ({
    keys: [...new Set(tasks.flatMap((task) => task[level].keys))],
    admin: tasks.some((task) => task[level].admin),
    notes: [...new Set(tasks.filter((task) => task[level].note).map((task) => `${task.task}: ${task[level].note}`))],
  });
  return {organisation: of('organisation'), project: of('project'), environment: of('environment')};
}

/** Keys of the three administrators in the permissions table. */
export const ADMIN_KEYS: Record<Level, string> = {
  organisation: 'ADMIN (role)',
  project: 'admin (project)',
  environment: 'admin (environment)',
};

/**
 * Can someone with these grants do the task? An administrator may do
 * everything on the level and below.
 */
export function mayDo(task: Task, grants: ReadonlySet<string>): boolean {
  if (grants.has(ADMIN_KEYS.organisation)) return true;
  const isProjectAdmin = grants.has(ADMIN_KEYS.project);
  const meets = (need: Need, isAdmin: boolean) =>
    isAdmin ||
    (!need.admin && need.keys.every((key) => grants.has(key)) && (need.any.length === 0 || need.any.some((key) => grants.has(key))));
  return (
    meets(task.organisation, false) &&
    meets(task.project, isProjectAdmin) &&
    meets(task.environment, isProjectAdmin || grants.has(ADMIN_KEYS.environment))
  );
}
