/**
 * Parts of the home page that come from data: the SDK grid, the task chooser and the release line.
 */
import {readFacts, readRelease} from '../../../../shared/readFacts';
import {element, text, type TreeNode} from '../tree';
import {filteredCards} from './cardFilter';
import {card} from './cards';
import {glyph} from './glyph';

type Sdk = {name: string; mark?: string; href: string; kind: string};
type Task = {title: string; href: string; summary: string; icon?: string; mark?: string; role: string[]; goal: string[]};

const read = <T extends object>(name: string, fields: (keyof T & string)[]): T[] => readFacts<T>(process.cwd(), `data/${name}`, fields);

export function renderSdkGrid(): TreeNode {
  const cards = read<Sdk>('sdks.json', ['name', 'href', 'kind']).map(({name, href, kind, mark}) =>
    element('li', {className: ['card-link', 'sdk-card']}, [
      ...glyph({mark, icon: 'code'}, 'data/sdks.json'),
      element('div', {}, [element('a', {href, className: ['card-title']}, [text(name)]), element('p', {}, [text(kind)])]),
    ]),
  );
  return element('ul', {className: ['cards', 'sdk-grid']}, cards);
}

export function renderTaskChooser(): TreeNode {
  return filteredCards(
    [
      {
        field: 'role',
        label: 'I am a',
        options: [
          ['developer', 'developer'],
          ['product', 'product manager'],
          ['administrator', 'system administrator'],
        ],
      },
      {
        field: 'goal',
        label: 'I want to',
        options: [
          ['start', 'get started'],
          ['release', 'release safely'],
          ['target', 'target and experiment'],
          ['govern', 'govern change'],
        ],
      },
    ],
    read<Task>('tasks.json', ['title', 'href', 'summary']).map(({summary, role, goal, ...task}) =>
      card({...task, place: 'data/tasks.json', more: {dataRole: role.join(' '), dataGoal: goal.join(' ')}}, [
        element('p', {}, [text(summary)]),
      ]),
    ),
  );
}

export function renderRelease(): TreeNode {
  const {version, date} = readRelease(process.cwd());
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return element('span', {}, [text(`Flagsmith ${version}, released on ${day}`)]);
}
