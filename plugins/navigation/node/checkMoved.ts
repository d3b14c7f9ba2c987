import {readBuiltPages} from '../../shared/builtPages';
import {movedOf} from './movedOf';

type Doc = {source: string; permalink: string; frontMatter: object};

/** Ends at its list: the minifier may leave out the end tags of items. */
const LIST = /<nav [^>]*class="?moved\b.*?<\/ul>/s;

/** Stops the build when a former section is still there, or when its new address is not. */
export async function checkMoved(docs: Doc[], outDir: string, baseUrl: string): Promise<void> {
  const pages = await readBuiltPages(outDir);
  const ids = new Map(pages.map(({file, html}) => [`/${file.replace(/\.html$/, '')}`.replace(/\/(index)?$/, ''), idsOf(html)]));
  const has = (route: string, id: string) => ids.get(route.replace(/\/$/, ''))?.has(id) ?? false;
  const problems = docs.flatMap(({source, permalink, frontMatter}) => {
    const file = source.replace('@site/', '');
    const say = (id: string, problem: string) => `${file}: front matter "moved": "${id}" ${problem}`;
    return Object.entries(movedOf(frontMatter as Record<string, unknown>, file)).flatMap(([id, to]) => {
      const [route = '', target = ''] = to.split('#');
      if (has(`/${permalink.slice(baseUrl.length)}`, id))
        return [say(id, 'is still on the page. Take the line out, or rename the section.')];
      return has(route, target) ? [] : [say(id, `leads to ${to}, which does not exist. Name the section where its text is now.`)];
    });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function idsOf(html: string): Set<string> {
  const present = html.replace(LIST, '');
  return new Set([...present.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}
