import {ADMIN_KEYS, grantsFor, LEVELS, mayDo, parseTasks, readExplorer, type Task} from '../../model/permissions';
import {code, picture, stack, table} from '../html';
import {readRows} from '../readRows';
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
        stack(
          LEVELS.map((level) => ({
            lines: [level[0]?.toUpperCase() + level.slice(1), textOf(level)],
            strong: textOf(level) !== 'nothing',
          })),
          Math.min(room, 420),
          14,
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

export function readTasks(): Task[] {
  return parseTasks(readRows('permission-tasks'));
}
