import type {ReactNode} from 'react';

import type {Group} from '../../../model/segmentRule';
import {Button} from '../../parts/form';
import {ConditionList, RuleTypeField} from './ConditionList';

type Props = {name: string; listId: string; group: Group; onChange: (group: Group) => void; onRemove: () => void};

export function GroupFields({name, listId, group, onChange, onRemove}: Props): ReactNode {
  return (
    <fieldset className="aid-group aid-nested">
      <legend>{name}</legend>
      <RuleTypeField label="Type" before="" type={group.type} onChange={(type) => onChange({...group, type})} />
      <ConditionList
        name={name}
        type={group.type}
        listId={listId}
        conditions={group.conditions}
        onChange={(conditions) => onChange({...group, conditions})}
      />
      <Button text="Remove group" label={`Remove ${name}`} onClick={onRemove} />
    </fieldset>
  );
}

export function emptyGroup(): Group {
  return {type: 'ANY', conditions: [{property: 'country', operator: 'EQUAL', value: 'PT'}]};
}
