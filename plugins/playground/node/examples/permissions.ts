import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ADMIN_KEYS, grantsFor, LEVELS, mayDo, parseTasks, readExplorer, type Task} from '../../model/permissions';
import {box, boxHeight, code, picture, table, type Drawing} from '../html';
import type {ExampleBlock} from './index';

export function permissionsExample(start: unknown): ExampleBlock[] {
  const state = readExplorer(start);
  const all = readTasks();
  const tasks = all.filter(({task}) => state.tasks.includes(task));
  const grants = grantsFor(tasks);
  const keys = LEVELS.flatMap((level) => [...grants[level].keys, ...(grants[level].admin ? [ADMIN_KEYS[level]] : [])]);
  const allowed = all.filter((task) => mayDo(task, new Set(keys)));
  const textOf = (level: (typeof LEVELS)[number]) => (grants[level].admin ? ['Administrator'] : grants[level].keys).join(', ') || 'nothing';
  const title = `Worked example: what “${state.tasks.join('”, “')}” needs`;
  return [
    picture({
      title,
      alt: `In the organisation: ${textOf('organisation')}. In the project: ${textOf('project')}. In the environment: ${textOf('environment')}.`,
      draw: (room) =>
        drawLevels(
          LEVELS.map((level) => [level[0]?.toUpperCase() + level.slice(1), textOf(level)]),
          Math.min(room, 420),
        ),
    }),
    table({
      caption: 'Tasks that these grants allow',
      head: ['Task', 'Project grants', 'Environment grants'],
      rows: allowed.map((task) => [
        task.task,
        ...(['project', 'environment'] as const).map((level) => task[level].keys.map(code).join(', ') || 'none'),
      ]),
    }),
  ];
}

function drawLevels(levels: string[][], room: number): Drawing {
  let y = 10;
  const shapes = levels.map((lines, index) => {
    const width = room - 20 - index * 14;
    const drawn = box({x: 10 + index * 14, y, width, lines, strong: lines[1] !== 'nothing'});
    y += boxHeight(width, lines) + 10;
    return drawn;
  });
  return {width: room, height: y, shapes: shapes.join('')};
}

export function readTasks(): Task[] {
  const {rows} = JSON.parse(readFileSync(path.join(process.cwd(), 'data/tables/permission-tasks.json'), 'utf8')) as {
    rows: Parameters<typeof parseTasks>[0];
  };
  return parseTasks(rows);
}
