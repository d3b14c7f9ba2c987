/** The form kit: fields that report a value as soon as it changes, and buttons. */
import {useEffect, useId, useState, type ReactNode} from 'react';

/** What every field has. */
type Common<T> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
};

type TextOptions = {
  hint?: string;
  problem?: string | undefined;
  type?: 'text' | 'password';
  list?: string;
  multiline?: boolean;
  placeholder?: string;
  /** Without a visible label, and as wide as what is in it. */
  inSentence?: boolean;
};

export function TextField({label, value, onChange, hint, problem, ...more}: Common<string> & TextOptions): ReactNode {
  const id = useId();
  const {type = 'text', list, multiline = false, placeholder, inSentence = false} = more;
  const shared = {
    id,
    value,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem || hint ? `${id}-note` : undefined,
  };
  return (
    <div className="aid-field">
      <label htmlFor={id} className={inSentence ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {multiline ? (
        <textarea {...shared} rows={5} onChange={({target}) => onChange(target.value)} />
      ) : (
        <input
          {...shared}
          type={type}
          list={list}
          size={inSentence ? fitting(value) : undefined}
          onChange={({target}) => onChange(target.value)}
        />
      )}
      <Note id={`${id}-note`} hint={hint} problem={problem} />
    </div>
  );
}

/** Characters that a field in a sentence has room for; a list of choices adds an arrow. */
function fitting(value: string): number {
  return Math.min(Math.max(value.length + 2, 6), 26);
}

/** "100,000" is what people paste. */
function readNumber(text: string): number {
  return Number(text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1'));
}

type NumberProps = Common<number> & {
  min: number;
  max: number;
  slider?: boolean;
  unit?: string;
};

/**
 * A number, by keyboard or with a slider beside it. While the text is not a number in range,
 * the last good value stays.
 */
export function NumberField({label, value, onChange, min, max, slider = false, unit}: NumberProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isGood = (candidate: string) => candidate.trim() !== '' && readNumber(candidate) >= min && readNumber(candidate) <= max;
  // The value can also come from a slider, a button or a link.
  useEffect(() => setTyped((current) => (isGood(current) && readNumber(current) === value ? current : String(value))), [value]); // eslint-disable-line react-hooks/exhaustive-deps
  const problem = isGood(typed) ? undefined : `Enter a number from ${min} to ${max.toLocaleString('en-GB')}.`;
  const type = (text: string) => {
    setTyped(text);
    if (isGood(text)) onChange(readNumber(text));
  };
  return (
    <div className="aid-field">
      <label htmlFor={id}>
        {label}
        {unit && <span className="aid-unit"> {unit}</span>}
      </label>
      <div className="aid-number">
        {slider && (
          <input
            type="range"
            aria-label={`${label}, slider`}
            min={min}
            max={max}
            value={value}
            onChange={({target}) => onChange(Number(target.value))}
          />
        )}
        <input
          id={id}
          inputMode="decimal"
          value={typed}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
          onChange={({target}) => type(target.value)}
        />
      </div>
      <Note id={`${id}-note`} problem={problem} />
    </div>
  );
}

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

/** What is below a field: a hint, or what is wrong with its value. */
function Note({id, hint, problem}: {id: string; hint?: string | undefined; problem?: string | undefined}): ReactNode {
  if (!hint && !problem) return null;
  return (
    <p id={id} className={problem ? 'aid-note aid-wrong' : 'aid-note'}>
      {problem ?? hint}
    </p>
  );
}

type ButtonProps = {
  text: string;
  onClick: () => void;
  disabled?: boolean;
  /** Where the text alone does not say what it is about. */
  label?: string;
};

export function Button({text, label, ...button}: ButtonProps): ReactNode {
  return (
    <button type="button" className="aid-button" aria-label={label} {...button}>
      {text}
    </button>
  );
}

/** The cross behind an entry of a list. */
export function RemoveButton({name, onClick}: {name: string; onClick: () => void}): ReactNode {
  return (
    <button type="button" className="aid-button aid-remove" aria-label={`Remove ${name}`} title="Remove" onClick={onClick}>
      ✕
    </button>
  );
}
