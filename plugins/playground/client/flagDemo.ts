/**
 * The flag of the home page (plugins/static-pages/node/content/components/flagDemo.ts): while a
 * reader edits its rule or its user, the engine says which branch is taken.
 */
import {loadPart} from '../../shared/browser/loadPart';

type Field = HTMLInputElement | HTMLSelectElement;

const FIELD = '.flag-demo :is(select, [type=text])';

const load = () => import(/* webpackChunkName: "part-flag-demo" */ './judgeRule');

function judge(demo: Element): void {
  const answer = async () => {
    const {judgeRule} = await load();
    const [operator = '', value = '', plan = ''] = [...demo.querySelectorAll<Field>(FIELD)].map((field) => field.value);
    return judgeRule(operator, value, plan);
  };
  loadPart('The flag engine', answer, demo, (matches) => demo.querySelector('div')?.toggleAttribute('data-misses', !matches));
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const demo = (target as Element).matches(FIELD) && (target as Element).closest('.flag-demo');
    if (demo) judge(demo);
  });
}

/** What was typed before there were scripts. */
export function onRouteDidUpdate(): void {
  const demo = document.querySelector('.flag-demo');
  const isEdited = [...document.querySelectorAll<Field>(FIELD)].some((field) =>
    field instanceof HTMLInputElement ? field.value !== field.defaultValue : field.selectedIndex > 0,
  );
  if (demo && isEdited) judge(demo);
}
