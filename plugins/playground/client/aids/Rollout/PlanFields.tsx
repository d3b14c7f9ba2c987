import type {ReactNode} from 'react';

import {MAX_VARIATIONS, PLACES, total, type RolloutState} from '../../../model/rollout';
import {Button, NumberField, TextField} from '../../parts/form';

type Props = {title: string; side: 0 | 1; state: RolloutState; change: (part: Partial<RolloutState>) => void};

export function PlanFields({title, side, state, change}: Props): ReactNode {
  return (
    <fieldset className="aid-group">
      <legend>{title}</legend>
      {state.mode === 'split' ? (
        <SplitFields side={side} state={state} change={change} />
      ) : (
        <WeightFields side={side} state={state} change={change} />
      )}
    </fieldset>
  );
}

type FieldsProps = Omit<Props, 'title'>;

function SplitFields({side, state, change}: FieldsProps): ReactNode {
  return (
    <>
      <NumberField
        label="Share"
        unit="%"
        min={0}
        max={100}
        slider
        value={state.share[side]}
        onChange={(share) => change({share: replaced(state.share, side, share)})}
      />
      <Salt
        label="Segment id"
        value={state.segment[side]}
        onChange={(segment) => change({segment: replaced(state.segment, side, segment)})}
      />
    </>
  );
}

function WeightFields({side, state, change}: FieldsProps): ReactNode {
  const weights = state.weights[side];
  const setWeight = (index: number, weight: number) => {
    const room = 100 - total(weights.filter((_, other) => other !== index));
    change({
      weights: replaced(
        state.weights,
        side,
        weights.map((old, other) => (other === index ? Math.min(weight, room) : old)),
      ),
    });
  };
  const setCount = (count: number) =>
    change({weights: state.weights.map((list) => Array.from({length: count}, (_, index) => list[index] ?? 0)) as RolloutState['weights']});
  return (
    <>
      {weights.map((weight, index) => (
        <NumberField
          key={index}
          label={PLACES[index + 1] ?? ''}
          unit="%"
          min={0}
          max={100}
          slider
          value={weight}
          onChange={(value) => setWeight(index, value)}
        />
      ))}
      <p className="aid-note">{`control has the rest: ${Math.max(0, 100 - total(weights))}%`}</p>
      {side === 1 && (
        <div className="aid-buttons">
          <Button text="Add a variation" disabled={weights.length >= MAX_VARIATIONS} onClick={() => setCount(weights.length + 1)} />
          <Button text="Remove the last" disabled={weights.length <= 1} onClick={() => setCount(weights.length - 1)} />
        </div>
      )}
      <Salt
        label="Feature key"
        value={state.feature[side]}
        onChange={(feature) => change({feature: replaced(state.feature, side, feature)})}
      />
    </>
  );
}

/**
 * The part of the hashed text that makes two segments, or two flags, order
 * the same people differently.
 */
function Salt({label, value, onChange}: {label: string; value: string; onChange: (value: string) => void}): ReactNode {
  return <TextField label={label} value={value} onChange={(typed) => onChange(typed.replace(/[^\w-]/g, '').slice(0, 20) || '1')} />;
}

function replaced<T>(pair: [T, T], side: 0 | 1, value: T): [T, T] {
  return side === 0 ? [value, pair[1]] : [pair[0], value];
}
