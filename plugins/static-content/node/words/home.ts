/** Parts of the home page that come from data: the SDK grid, the task chooser and the release line. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {element, text, type TreeNode} from '../tree';
import {filteredCards} from './cardFilter';
import {glyph} from './glyph';

type Sdk = {name: string; glyph: string; colour: string; href: string; kind: string};
type Task = {title: string; href: string; summary: string; role: string[]; goal: string[]};
type Release = {version: string; date: string; url: string};

function readData<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'data', file), 'utf8')) as T;
}

export function renderSdkGrid(): TreeNode {
  const cards = readData<Sdk[]>('sdks.json').map(({name, href, kind, ...mark}) =>
    element('li', {className: ['card-link', 'sdk-card']}, [
      glyph(mark.glyph, mark.colour),
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
    readData<Task[]>('tasks.json').map(({title, href, summary, role, goal}) =>
      element('li', {className: ['card-link'], dataRole: role.join(' '), dataGoal: goal.join(' ')}, [
        element('a', {href, className: ['card-title']}, [text(title)]),
        element('p', {}, [text(summary)]),
      ]),
    ),
  );
}

export function renderRelease(): TreeNode {
  const {version, date} = readData<Release>('release.json');
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return element('span', {}, [text(`Flagsmith ${version}, released on ${day}`)]);
}
