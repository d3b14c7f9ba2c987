import type {ReactNode} from 'react';

import {TRAIT_TYPES, traitProblem, type Trait} from '../../../model/segmentRule';
import {Button, RemoveButton, SelectField, TextField} from '../../parts/form';

const TYPES = TRAIT_TYPES.map((type) => ({value: type, label: type}));
const MAX_TRAITS = 20;

type Props = {traits: Trait[]; onChange: (traits: Trait[]) => void};

export function TraitFields({traits, onChange}: Props): ReactNode {
  const replace = (index: number, part: Partial<Trait>) =>
    onChange(traits.map((trait, position) => (position === index ? {...trait, ...part} : trait)));
  return (
    <fieldset className="aid-group">
      <legend>Traits of the identity</legend>
      <ol className="aid-conditions">
        {traits.map((trait, index) => (
          <li key={index}>
            <div className="aid-sentence" role="group" aria-label={`Trait ${index + 1}`}>
              <TextField label="Key" inSentence value={trait.key} onChange={(key) => replace(index, {key: key.slice(0, 200)})} />
              <span>is the</span>
              <SelectField
                label="Type"
                hideLabel
                value={trait.type}
                choices={TYPES}
                onChange={(type) => replace(index, {type: type as Trait['type']})}
              />
              <TextField
                label="Value"
                inSentence
                value={trait.value}
                onChange={(value) => replace(index, {value: value.slice(0, 2000)})}
                problem={traitProblem(trait)}
              />
              <RemoveButton name={`trait ${index + 1}`} onClick={() => onChange(traits.filter((_, position) => position !== index))} />
            </div>
          </li>
        ))}
      </ol>
      <Button
        text="Add a trait"
        disabled={traits.length >= MAX_TRAITS}
        onClick={() => onChange([...traits, {key: 'app_version', type: 'string', value: '3.2.0'}])}
      />
    </fieldset>
  );
}
