import {readTable} from '../../../plugins/data-tables/node/readTable';
import type {Page} from '../../../plugins/shared/pageSource';
import type {Problem} from './checkPage';

const TABLE = 'data/tables/capabilities.json';
/** Values of `min_plan` by the column of the plan, from the smallest on. */
const PLANS = {free: undefined, startup: 'start-up', scaleup: 'scale-up', enterprise: 'enterprise'};

/** Editions and plan in the front matter, against the row that its `capability` names. */
export function checkCapability({file, frontMatter}: Page): Problem[] {
  const id = frontMatter['capability'] as string | undefined;
  if (id === undefined) return [];
  const row = readTable('.', 'capabilities').rows.find((each) => each['id'] === id);
  const fail = (message: string): Problem => ({file, line: 1, message: `front matter: ${message}`});
  if (!row) return [fail(`${TABLE} has no row with the id "${id}".`)];
  const appliesTo = frontMatter['applies_to'] as string[];
  const editions = {'self-hosted': row['open_source'], enterprise: row['enterprise']};
  const wrong = Object.entries(editions).filter(([edition, cell]) => appliesTo.includes(edition) !== has(cell));
  const plan = Object.entries(PLANS).find(([column]) => has(row[column]) && !/not shown/i.test(row[column] ?? ''))?.[1];
  return [
    ...wrong.map(([edition, cell]) => fail(`${TABLE} says "${cell}" of "${id}" for ${edition}. Correct it, or "applies_to".`)),
    ...(frontMatter['min_plan'] === plan
      ? []
      : [fail(`"${id}" is in ${plan ? `the plan ${plan}` : 'every plan'} by ${TABLE}. Correct it, or "min_plan".`)]),
  ];
}

function has(cell: string | undefined): boolean {
  return cell !== undefined && !/^(–|no|none)$/i.test(cell);
}
