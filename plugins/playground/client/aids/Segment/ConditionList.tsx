import type {ReactNode} from 'react';

import {operatorOf, OPERATORS, valueProblem} from '../../../model/operators';
import {isProperty, RULE_TYPES, type Condition, type RuleType} from '../../../model/segmentRule';
import {Button, RemoveButton, SelectField, TextField} from '../../parts/form';

const OPERATOR_CHOICES = OPERATORS.map(({id, label}) => ({value: id, label}));
const TYPE_CHOICES = RULE_TYPES.map((type) => ({value: type, label: type.toLowerCase()}));
const MAX_CONDITIONS = 20;

/** The word between two parts of a rule: all of “a and b”, any of “a or b”, none of “a or b”. */
export const JOINERS: Record<RuleType, string> = {ALL: 'and', ANY: 'or', NONE: 'or'};

type Props = {name: string; type: RuleType; listId: string; conditions: Condition[]; onChange: (conditions: Condition[]) => void};

export function ConditionList({name, type, listId, conditions, onChange}: Props): ReactNode {
  const replace = (index: number, part: Partial<Condition>) =>
    onChange(conditions.map((condition, position) => (position === index ? {...condition, ...part} : condition)));
  return (
    <>
      <ol className="aid-conditions">
        {conditions.map((condition, index) => (
          <li key={index}>
            <ConditionFields
              name={`${name}, condition ${index + 1}`}
              joiner={index > 0 ? JOINERS[type] : undefined}
              listId={listId}
              condition={condition}
              onChange={(part) => replace(index, part)}
              onRemove={() => onChange(conditions.filter((_, position) => position !== index))}
            />
          </li>
        ))}
      </ol>
      <Button
        text="Add a condition"
        label={`Add a condition to ${name}`}
        disabled={conditions.length >= MAX_CONDITIONS}
        onClick={() => onChange([...conditions, {property: 'plan', operator: 'EQUAL', value: 'pro'}])}
      />
    </>
  );
}

type FieldsProps = {
  name: string;
  joiner: string | undefined;
  listId: string;
  condition: Condition;
  onChange: (part: Partial<Condition>) => void;
  onRemove: () => void;
};

/** A condition on one line, as it is read: country, Exactly Matches, DE. */
function ConditionFields({name, joiner, listId, condition, onChange, onRemove}: FieldsProps): ReactNode {
  const {property, operator, value} = condition;
  const {hint, needsValue} = operatorOf(operator);
  return (
    <div className="aid-sentence" role="group" aria-label={name}>
      {joiner && <span className="aid-joiner">{joiner}</span>}
      <TextField
        label="Property"
        inSentence
        value={property}
        list={listId}
        onChange={(typed) => (isProperty(typed) || typed.startsWith('$') ? onChange({property: typed.slice(0, 200)}) : undefined)}
        problem={
          isProperty(property)
            ? undefined
            : 'The playground knows $.identity.identifier, $.identity.key, $.environment.name and $.identity.traits.<key>.'
        }
      />
      <SelectField
        label="Operator"
        hideLabel
        value={operator}
        choices={OPERATOR_CHOICES}
        onChange={(chosen) => onChange({operator: chosen})}
      />
      {needsValue && (
        <TextField
          label="Value"
          inSentence
          value={value}
          placeholder={hint}
          onChange={(typed) => onChange({value: typed.slice(0, 1000)})}
          problem={valueProblem(operator, value)}
        />
      )}
      <RemoveButton name={name} onClick={onRemove} />
    </div>
  );
}

type RuleTypeProps = {label: string; before: string; type: RuleType; onChange: (type: RuleType) => void};

/** “In the segment when [all] of these match”. */
export function RuleTypeField({label, before, type, onChange}: RuleTypeProps): ReactNode {
  return (
    <div className="aid-sentence">
      {before && <span>{before}</span>}
      <SelectField label={label} hideLabel value={type} choices={TYPE_CHOICES} onChange={(chosen) => onChange(chosen as RuleType)} />
      <span>of these match:</span>
    </div>
  );
}
