import type {ReactNode} from 'react';

type Props = {
  text: string;
  onClick: () => void;
  disabled?: boolean;
  /** Where the text alone does not say what it is about. */
  label?: string;
};

export function Button({text, label, ...button}: Props): ReactNode {
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
