/**
 * Routes with anchors, as data/asked.json and cards/*.yaml name sections: `/clients/ios#cache-
 * answers`.
 */
export type Place = {
  number: number;
  page: string;
  heading: string;
  level: number;
  /** What the section says, with the sections below it. Of a page's beginning, only that. */
  text: string;
};
type Page = {url: string; title: string; sections: {id: string; heading: string; level: number; blocks: {text: string}[]}[]};

/** The sections of all pages by address from the root of the site, without its base path. */
export function listPlaces(pages: Page[], baseUrl: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const {url, title, sections} of pages)
    sections.forEach(({id, heading, level}, index) => {
      const route = `/${url.slice(baseUrl.length)}`;
      const next = sections.findIndex((other, later) => later > index && (level === 1 || other.level <= level));
      const own = sections.slice(index, next < 0 ? undefined : next);
      const text = own.flatMap((section) => [section.heading, ...section.blocks.map((block) => block.text)]).join('\n');
      places.set(id ? `${route}#${id}` : route, {number: places.size, page: title, heading, level, text});
    });
  return places;
}

/** What to tell whoever moved or renamed a section. */
export function noSuchSection(file: string, line: number, address: string, places: Map<string, Place>): string {
  const [route = '', anchor = ''] = address.split('#');
  const near = [...places.keys()].filter((other) => other.split('#')[0] === route || (anchor && other.endsWith(`#${anchor}`)));
  const hint = near.length > 0 ? ` Sections that are near: ${near.slice(0, 6).join(', ')}.` : '';
  return `${file}:${line}: there is no section ${address}.${hint} After a rename: npm run rename:section -- ${address} <new address>`;
}
