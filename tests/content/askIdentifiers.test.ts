/** Whoever pastes a variable, an option or a method gets a passage that says it. */
import {beforeAll, expect, it} from 'vitest';

import {LEAST_COVERAGE} from '../../plugins/assistant/client/ask/quoteDocs';
import {openSiteData, type SiteData} from '../../scripts/lib/ask/siteData';

const IDENTIFIER = /\b[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+\b|\b[a-z]+[A-Z][A-Za-z]+\b/g;
const SHORTEST = 8;
/** Names in more sections than this are the subject of many. */
const MOST_SECTIONS = 4;
/** One of so many is asked for. */
const EVERY = 9;
const FORMS = ['what does X do', 'X not working', 'why is X ignored', 'default of X', 'how do I use X in my setup'];

let site: SiteData;

beforeAll(async () => {
  site = await openSiteData('build');
});

/** Names of tables and prose, in order, without those of samples. */
function rareIdentifiers(): string[] {
  const sections = new Map<string, Set<unknown>>();
  for (const page of site.pages.values())
    for (const section of page.sections)
      for (const [kind, text] of section[2])
        for (const [name] of kind === 'c' ? [] : text.matchAll(IDENTIFIER))
          sections.set(name, (sections.get(name) ?? new Set()).add(section));
  const names = [...sections].filter(
    ([name, where]) => name.length >= SHORTEST && where.size <= MOST_SECTIONS && !/your|example/i.test(name),
  );
  return names.map(([name]) => name).sort();
}

it('leads with a passage that says the identifier', async () => {
  const asked = rareIdentifiers().filter((_, index) => index % EVERY === 0);
  expect(asked.length).toBeGreaterThan(100);
  const missed: string[] = [];
  const refused: string[] = [];
  for (const [index, name] of asked.entries()) {
    const question = (FORMS[index % FORMS.length] ?? 'X').replace('X', name);
    const {passages, coverage} = await site.engine.retrieve(question);
    if (coverage < LEAST_COVERAGE) refused.push(question);
    else if (!passages[0]?.blocks.some(({text}) => text.includes(name))) missed.push(`${question} → ${passages[0]?.url}`);
  }
  console.log(`identifiers in questions: ${asked.length} asked, ${missed.length} led elsewhere, ${refused.length} refused`);
  expect(refused.length / asked.length, refused.join('\n')).toBeLessThanOrEqual(0.03);
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.15);
});
