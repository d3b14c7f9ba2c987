import type {ReactNode} from 'react';

import type {Group, RuleType} from '../../../model/segmentRule';
import {SelectField, type Choice} from '../../parts/fields';
import {ConditionList} from './ConditionList';

type Props = {name: string; listId: string; group: Group; choices: Choice[]; onChange: (group: Group) => void; onRemove: () => void};

export function GroupFields({name, listId, group, choices, onChange, onRemove}: Props): ReactNode {
  return (
    <fieldset className="aid-group aid-nested">
      <legend>{name}</legend>
      <SelectField label="Type" value={group.type} choices={choices} onChange={(type) => onChange({...group, type: type as RuleType})} />
      <ConditionList
        name={name}
        listId={listId}
        conditions={group.conditions}
        onChange={(conditions) => onChange({...group, conditions})}
      />
      <button type="button" className="aid-button" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove group
      </button>
    </fieldset>
  );
}

export function emptyGroup(): Group {
  return {type: 'ANY', conditions: [{property: 'country', operator: 'EQUAL', value: 'PT'}]};
}
