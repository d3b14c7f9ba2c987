/** Tasks of a page, and whether each has a sample that works as it is. */
import {isSeenWith, type Block, type Section} from './placedBlocks';

/** Languages that count as one: what runs in one of them is understood in the others. */
const FAMILIES: Record<string, string> = {typescript: 'javascript', tsx: 'javascript', jsx: 'javascript', html: 'javascript'};
const SDK_LANGUAGES = new Set(['javascript', 'python', 'java', 'kotlin', 'swift', 'go', 'csharp', 'ruby', 'php', 'rust', 'elixir', 'dart']);
/**
 * Files of a project that a reader has and adds a line to: the sample that uses the line stands
 * elsewhere on the page.
 */
const PROJECT_FILE =
  /^(?:pom\.xml|(?:app\/)?build\.gradle(?:\.kts)?|Gemfile|Podfile|mix\.exs|Package\.swift|package\.json|AndroidManifest\.xml)$/;

export const familyOf = (language: string): string => FAMILIES[language] ?? language;

/**
 * A section that shows code of an SDK language, in the tab of a reader, or a numbered procedure
 * with any code in it.
 */
export type Task = {page: string; section: Section; blocks: Block[]; what: string};

export function listTasks(blocks: Block[]): Task[] {
  const tasks = new Map<string, Task>();
  for (const block of blocks) {
    const family = familyOf(block.language);
    const tabs = block.tabs.map(({group, value}) => `${group}=${value}`).join(' ');
    const what = SDK_LANGUAGES.has(family) ? family : block.section.hasProcedure ? 'procedure' : undefined;
    if (what === undefined) continue;
    const key = JSON.stringify([block.page, block.section.id, tabs, what]);
    const task = tasks.get(key) ?? {page: block.page, section: block.section, blocks: [], what: tabs ? `${what}, ${tabs}` : what};
    task.blocks.push(block);
    tasks.set(key, task);
  }
  return [...tasks.values()];
}

/** Works as it is: paste it, or paste the block above that its link leads to. */
function isWhole(block: Block, all: Block[]): boolean {
  if (block.kind === 'complete') return true;
  return block.kind === 'continues' && targetOf(block, all) !== undefined;
}

/**
 * The block that a continuation leads to: on its page, above it, seen with it, and with the whole
 * file.
 */
export function targetOf(block: Block, all: Block[]): Block | undefined {
  const [target, ...more] = all.filter(({page, id}) => page === block.page && id !== undefined && id === block.continues);
  if (!target || more.length > 0 || target.position >= block.position || !isSeenWith(block, target)) return undefined;
  const file = block.reference?.split('#')[0];
  const isWholeFile = target.whole !== undefined || target.reference === file;
  return isWholeFile && target.reference?.split('#')[0] === file ? target : undefined;
}

/**
 * Why a task has no complete sample; undefined when it has one, in its section, or in one that the
 * section links to.
 */
export function lacksSample({page, section, blocks, what}: Task, all: Block[]): string | undefined {
  if (blocks.some((block) => isWhole(block, all))) return undefined;
  const families = new Set(blocks.map(({language}) => familyOf(language)));
  const onPage = all.filter((other) => other.page === page && isWhole(other, all) && blocks.some((block) => isSeenWith(block, other)));
  const own = onPage.filter((other) => other.section === section && (families.has(familyOf(other.language)) || what === 'procedure'));
  if (own.length > 0) return undefined;
  if (blocks.every(({title}) => PROJECT_FILE.test(title)) && onPage.some(({language}) => SDK_LANGUAGES.has(familyOf(language))))
    return undefined;
  const linked = all.filter(
    (other) => families.has(familyOf(other.language)) && isWhole(other, all) && section.links.some((link) => leadsTo(link, page, other)),
  );
  return linked.length > 0 ? undefined : `${page}#${section.id} (${what})`;
}

function leadsTo(link: string, page: string, {page: target, section}: Block): boolean {
  const [path = '', id] = link.split('#');
  return (path === '' ? page : path.replace(/\/$/, '')) === target && (id === undefined ? path !== '' : id === section.id);
}
