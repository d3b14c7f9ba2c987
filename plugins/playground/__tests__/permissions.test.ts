import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {ADMIN_KEYS, grantsFor, mayDo, parseNeed, readExplorer, type Permission} from '../model/permissions';
import {readTasks} from '../node/examples/permissions';

const tasks = readTasks();
const task = (name: string) => tasks.find((entry) => entry.task.startsWith(name))!;
const {rows} = JSON.parse(readFileSync('data/tables/permissions.json', 'utf8')) as {rows: Permission[]};

describe('tasks of the table', () => {
  it('need only permissions that exist', () => {
    const known = new Set(rows.map(({key}) => key));
    for (const entry of tasks)
      for (const level of ['organisation', 'project', 'environment'] as const)
        for (const key of [...entry[level].keys, ...entry[level].any]) expect(known, entry.task).toContain(key);
  });

  it('all need something', () => {
    for (const entry of tasks) {
      const needs = [entry.organisation, entry.project, entry.environment];
      expect(
        needs.some(({keys, admin, note}) => keys.length > 0 || admin || note !== ''),
        entry.task,
      ).toBe(true);
    }
  });
});

describe('parseNeed', () => {
  it.each([
    ['`VIEW_PROJECT`, `CREATE_FEATURE`', {keys: ['VIEW_PROJECT', 'CREATE_FEATURE'], admin: false, note: ''}],
    ['Administrator', {keys: [], admin: true, note: ''}],
    ['none', {keys: [], admin: false, note: ''}],
    ['becomes Administrator of the new one', {keys: [], admin: false, note: 'becomes Administrator of the new one'}],
    [
      '`VIEW_ENVIRONMENT`, `UPDATE_FEATURE_STATE`, or `CREATE_CHANGE_REQUEST` where approvals are required',
      {keys: ['VIEW_ENVIRONMENT', 'UPDATE_FEATURE_STATE'], admin: false},
    ],
  ])('reads “%s”', (cell, expected) => expect(parseNeed(cell)).toMatchObject(expected));
});

describe('grants and tasks', () => {
  it('go both ways for every task', () => {
    for (const entry of tasks) {
      const {organisation, project, environment} = grantsFor([entry]);
      const keys = [...organisation.keys, ...project.keys, ...environment.keys, ...entry.project.any.slice(0, 1)];
      const admins = (['organisation', 'project', 'environment'] as const)
        .filter((level) => entry[level].admin)
        .map((level) => ADMIN_KEYS[level]);
      expect(mayDo(entry, new Set([...keys, ...admins])), entry.task).toBe(true);
      if (keys.length > 0) expect(mayDo(entry, new Set(keys.slice(1))), `${entry.task} without ${keys[0]}`).toBe(false);
    }
  });

  it('lets administrators do everything on their level and below', () => {
    expect(tasks.every((entry) => mayDo(entry, new Set([ADMIN_KEYS.organisation])))).toBe(true);
    expect(mayDo(task('Toggle a flag or change'), new Set([ADMIN_KEYS.project]))).toBe(true);
    expect(mayDo(task('Create a project'), new Set([ADMIN_KEYS.project]))).toBe(false);
  });

  it('asks for one of several grants where the table does', () => {
    const segmentChange = task('Propose or approve a segment change');
    expect(segmentChange.project.any).toEqual(['CREATE_PROJECT_LEVEL_CHANGE_REQUESTS', 'APPROVE_PROJECT_LEVEL_CHANGE_REQUESTS']);
    expect(mayDo(segmentChange, new Set(['VIEW_PROJECT']))).toBe(false);
    expect(mayDo(segmentChange, new Set(['VIEW_PROJECT', 'APPROVE_PROJECT_LEVEL_CHANGE_REQUESTS']))).toBe(true);
  });

  it('adds up several tasks', () => {
    expect(grantsFor([task('Delete a flag'), task('Toggle a flag or change')])).toMatchObject({
      project: {keys: ['VIEW_PROJECT', 'DELETE_FEATURE']},
      environment: {keys: ['VIEW_ENVIRONMENT', 'UPDATE_FEATURE_STATE']},
    });
  });
});

describe('readExplorer', () => {
  it.each([{tasks: 'x'}, {tasks: [1]}, {mode: ''}, {grants: Array(61).fill('x')}])('rejects %j', (value) =>
    expect(() => readExplorer(value)).toThrow(),
  );
});
