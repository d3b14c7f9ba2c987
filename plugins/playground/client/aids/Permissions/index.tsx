/** From tasks to the smallest set of grants, or from grants to the tasks they allow. */
import {useState, type ReactNode} from 'react';
import permissionTable from '@site/data/tables/permissions.json';
import taskTable from '@site/data/tables/permission-tasks.json';

import {grantsFor, LEVELS, mayDo, parseTasks, plain, readExplorer, type ExplorerState, type Grants} from '../../../model/permissions';
import type {AidProps} from '../../Aid';
import {CheckField, type Choice, ChoiceField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {OutputTable} from '../../parts/OutputTable';
import {useLinkState} from '../../useLinkState';

const TASKS = parseTasks(taskTable.rows);
/** Neither a grant that cannot be given, nor the group admin, who has no part in these tasks. */
const PERMISSIONS = permissionTable.rows.filter(({scope, label}) => scope !== 'group' && !label.startsWith('not offered'));

const AREAS = [...new Set(TASKS.map(({area}) => area))];
/** What can be ticked, by area and by level. */
const FOLDS: Record<ExplorerState['mode'], {title: string; entries: Choice[]}[]> = {
  tasks: AREAS.map((title) => ({
    title,
    entries: TASKS.filter(({area}) => area === title).map(({task}) => ({value: task, label: task})),
  })),
  grants: LEVELS.map((title) => ({
    title,
    entries: PERMISSIONS.filter(({scope}) => scope === title).map(({key, label}) => ({value: key, label})),
  })),
};

export default function Permissions({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'permissions', start, read: readExplorer});
  const chosen = TASKS.filter(({task}) => state.tasks.includes(task));
  const allowed = TASKS.filter((task) => mayDo(task, new Set(state.grants)));
  const result =
    state.mode === 'tasks' ? grantSentence(grantsFor(chosen)) : `These permissions allow ${allowed.length} of ${TASKS.length} tasks.`;
  return (
    <Frame
      title="Permission explorer"
      problem={problem}
      result={result}
      reset={reset}
      output={
        state.mode === 'tasks' ? (
          <GrantList grants={grantsFor(chosen)} />
        ) : (
          <OutputTable
            caption="Tasks and whether these permissions allow them"
            head={['Task', 'Allowed']}
            rows={TASKS.map((task) => [task.task, <Allowed key="allowed" yes={allowed.includes(task)} />])}
          />
        )
      }
    >
      <ChoiceField
        label="Start from"
        value={state.mode}
        onChange={(mode) => change({mode: mode as ExplorerState['mode']})}
        choices={[
          {value: 'tasks', label: 'Tasks they do'},
          {value: 'grants', label: 'Permissions they have'},
        ]}
      />
      {FOLDS[state.mode].map((fold) => (
        <Fold key={state.mode + fold.title} {...fold} chosen={state[state.mode]} onChange={(list) => change({[state.mode]: list})} />
      ))}
    </Frame>
  );
}

function toggled(list: string[], entry: string, on: boolean): string[] {
  return on ? [...list, entry] : list.filter((other) => other !== entry);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

type FoldProps = {title: string; chosen: string[]; entries: Choice[]; onChange: (list: string[]) => void};

/**
 * Open where something is ticked when the aid starts; a fold that the reader
 * opens or closes stays so.
 */
function Fold({title, chosen, entries, onChange}: FoldProps): ReactNode {
  const ticked = entries.filter(({value}) => chosen.includes(value)).length;
  const [isOpen] = useState(ticked > 0);
  return (
    <details className="aid-more" open={isOpen}>
      <summary>
        {capital(title)} <span className="aid-unit">{ticked > 0 ? `${ticked} of ${entries.length}` : entries.length}</span>
      </summary>
      {entries.map(({value, label}) => (
        <CheckField key={value} label={label} value={chosen.includes(value)} onChange={(on) => onChange(toggled(chosen, value, on))} />
      ))}
    </details>
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
  return parts.length > 0 ? `Needed: ${parts.join('; ')}.` : 'No permission is needed beyond being a member.';
}

function GrantList({grants}: {grants: Grants}): ReactNode {
  return LEVELS.filter((level) => grants[level].admin || grants[level].keys.length + grants[level].notes.length > 0).map((level) => {
    const {keys, admin, notes} = grants[level];
    return (
      <div key={level} className="aid-grants" role="group" aria-label={`Needed in the ${level}`}>
        <p>
          <b>{capital(level)}</b>
        </p>
        <ul>
          {admin && (
            <li>
              Administrator <span className="aid-detail">A task in the list is for administrators of the {level} only.</span>
            </li>
          )}
          {keys.map((key) => (
            <li key={key}>
              {labelOf(key)} <code>{key}</code>
              <span className="aid-detail">{plain(PERMISSIONS.find((permission) => permission.key === key)?.allows ?? '')}</span>
            </li>
          ))}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    );
  });
}

function Allowed({yes}: {yes: boolean}): ReactNode {
  return <span className={yes ? 'aid-yes' : 'aid-no'}>{yes ? '✓ yes' : '✗ no'}</span>;
}
