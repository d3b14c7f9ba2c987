/** From tasks to the smallest set of grants, or from grants to the tasks they allow. */
import type {ReactNode} from 'react';
import permissionTable from '@site/data/tables/permissions.json';
import taskTable from '@site/data/tables/permission-tasks.json';

import {grantsFor, LEVELS, mayDo, parseTasks, plain, readExplorer, type ExplorerState, type Grants} from '../../../model/permissions';
import type {AidProps} from '../../Aid';
import {CheckField, ChoiceField} from '../../parts/fields';
import {Frame} from '../../parts/Frame';
import {OutputTable} from '../../parts/OutputTable';
import {useLinkState} from '../../useLinkState';

const TASKS = parseTasks(taskTable.rows);
/** Neither a grant that cannot be given, nor the group admin, who has no part in these tasks. */
const PERMISSIONS = permissionTable.rows.filter(({scope, label}) => scope !== 'group' && !label.startsWith('not offered'));

export default function Permissions({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'permissions', start, read: readExplorer});
  const chosen = TASKS.filter(({task}) => state.tasks.includes(task));
  const allowed = TASKS.filter((task) => mayDo(task, new Set(state.grants)));
  const result =
    state.mode === 'tasks'
      ? `${chosen.length} ${chosen.length === 1 ? 'task' : 'tasks'} chosen. ${grantSentence(grantsFor(chosen))}`
      : `These grants allow ${allowed.length} of ${TASKS.length} tasks.`;
  return (
    <Frame title="Permission explorer" problem={problem} result={result} reset={reset}>
      <ChoiceField
        label="You know"
        value={state.mode}
        onChange={(mode) => change({mode: mode as ExplorerState['mode']})}
        choices={[
          {value: 'tasks', label: 'what somebody does'},
          {value: 'grants', label: 'what somebody has'},
        ]}
      />
      {state.mode === 'tasks' ? (
        <TaskChooser state={state} onChange={(tasks) => change({tasks})} />
      ) : (
        <GrantChooser state={state} onChange={(grants) => change({grants})} />
      )}
      <p className="aid-result">{result}</p>
      {state.mode === 'tasks' ? (
        <GrantTable grants={grantsFor(chosen)} />
      ) : (
        <OutputTable
          caption="Tasks and whether these grants allow them"
          head={['Task', 'Area', 'Allowed']}
          rows={TASKS.map((task) => [task.task, task.area, allowed.includes(task) ? '✓ yes' : '✗ no'])}
        />
      )}
    </Frame>
  );
}

function toggled(list: string[], entry: string, on: boolean): string[] {
  return on ? [...list, entry] : list.filter((other) => other !== entry);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type ChooserProps = {state: ExplorerState; onChange: (list: string[]) => void};

function TaskChooser({state, onChange}: ChooserProps): ReactNode {
  const areas = [...new Set(TASKS.map(({area}) => area))];
  return (
    <div className="aid-flow">
      {areas.map((area) => (
        <fieldset key={area} className="aid-group">
          <legend>{capital(area)}</legend>
          {TASKS.filter((task) => task.area === area).map(({task}) => (
            <CheckField
              key={task}
              label={task}
              value={state.tasks.includes(task)}
              onChange={(on) => onChange(toggled(state.tasks, task, on))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function GrantChooser({state, onChange}: ChooserProps): ReactNode {
  return (
    <div className="aid-flow">
      {LEVELS.map((level) => (
        <fieldset key={level} className="aid-group">
          <legend>{capital(level)}</legend>
          {PERMISSIONS.filter(({scope}) => scope === level).map(({key, label}) => (
            <CheckField
              key={key}
              label={label}
              value={state.grants.includes(key)}
              onChange={(on) => onChange(toggled(state.grants, key, on))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function labelOf(key: string): string {
  return PERMISSIONS.find((permission) => permission.key === key)?.label ?? key;
}

function grantSentence(grants: Grants): string {
  const parts = LEVELS.flatMap((level) =>
    grants[level].admin
      ? [`Administrator of the ${level}`]
      : grants[level].keys.length > 0
        ? [`in the ${level}: ${grants[level].keys.map(labelOf).join(', ')}`]
        : [],
  );
  return parts.length > 0 ? `Needed: ${parts.join('; ')}.` : 'No grant is needed beyond being a member.';
}

function GrantTable({grants}: {grants: Grants}): ReactNode {
  const rows = LEVELS.flatMap((level) => {
    const {keys, admin, notes} = grants[level];
    const granted = keys.map((key) => [
      level,
      labelOf(key),
      <code key="key">{key}</code>,
      plain(PERMISSIONS.find((permission) => permission.key === key)?.allows ?? ''),
    ]);
    const whole = admin ? [[level, 'Administrator', '', `A task in the list is for administrators of the ${level} only.`]] : [];
    return [...whole, ...granted, ...notes.map((note) => [level, '', '', note])];
  });
  return <OutputTable caption="Smallest set of grants" head={['Level', 'Label', 'Key', 'Allows']} rows={rows} />;
}
