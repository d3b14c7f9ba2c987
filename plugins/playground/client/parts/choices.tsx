/** Fields with given choices. */
import {useId, type ReactNode} from 'react';

import type {Common} from './fields';
import {Note} from './Note';

export type Choice = {value: string; label: string};

type SelectProps = Common<string> & {choices: Choice[]; hint?: string; hideLabel?: boolean};

export function SelectField({label, value, onChange, choices, hint, hideLabel = false}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className="aid-field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={({target}) => onChange(target.value)} aria-describedby={hint ? `${id}-note` : undefined}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Note id={`${id}-note`} hint={hint} />
    </div>
  );
}

export function CheckField({label, value, onChange}: Common<boolean>): ReactNode {
  const id = useId();
  return (
    <div className="aid-check">
      <input id={id} type="checkbox" checked={value} onChange={({target}) => onChange(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** A few choices side by side. */
export function ChoiceField({label, value, onChange, choices}: Common<string> & {choices: Choice[]}): ReactNode {
  const name = useId();
  return (
    <fieldset className="aid-choice">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} value={choice.value} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
