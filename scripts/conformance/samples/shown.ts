/** The samples that the tests execute, each with a page that shows it. */
import {readdirSync, readFileSync} from 'node:fs';

type Manifest = {level?: string; files: Record<string, {level?: string}>};
export type ShownSample = {id: string; language: string; page: string; reference: string};

/** Languages whose samples are programs with an SDK or HTTP calls; `curl` has checks of its own. */
const LANGUAGES = ['go', 'html', 'java', 'javascript', 'nextjs', 'nodejs', 'openfeature', 'python', 'react', 'rust', 'typescript'];

export function executedSamples(): ShownSample[] {
  const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .map((file) => ({page: file.replace(/\.mdx$/, ''), source: readFileSync(`docs/${file}`, 'utf8')}));
  return LANGUAGES.flatMap((language) => {
    const {level, files} = JSON.parse(readFileSync(`samples/${language}/samples.json`, 'utf8')) as Manifest;
    return Object.entries(files)
      .filter(([, entry]) => (entry.level ?? level) === 'executed')
      .flatMap(([file]) => {
        const id = `${language}/${file}`;
        const pattern = new RegExp(`sample="(${id.replaceAll('.', String.raw`\.`)}(?:#[\\w-]+)?)"`);
        const shown = pages.flatMap(({page, source}) => {
          const reference = pattern.exec(source)?.[1];
          return reference ? [{id, language, page, reference}] : [];
        });
        return shown.slice(0, 1);
      });
  });
}
