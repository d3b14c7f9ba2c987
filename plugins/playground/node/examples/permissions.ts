import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ADMIN_KEYS, grantsFor, LEVELS, mayDo, parseTasks, readExplorer, type Task} from '../../model/permissions';
import {box, code, picture, table} from '../html';
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
      width: 420,
      height: LEVELS.length * 58 + 10,
      shapes: LEVELS.map((level, index) =>
        box({
          x: 10 + index * 14,
          y: 10 + index * 58,
          width: 400 - index * 14,
          height: 48,
          lines: [level[0]?.toUpperCase() + level.slice(1), textOf(level)],
          strong: textOf(level) !== 'nothing',
        }),
      ).join(''),
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

export function readTasks(): Task[] {
  const {rows} = JSON.parse(readFileSync(path.join(process.cwd(), 'data/tables/permission-tasks.json'), 'utf8')) as {
    rows: Parameters<typeof parseTasks>[0];
  };
  return parseTasks(rows);
}
