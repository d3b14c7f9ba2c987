/** A thousand identities under two plans. */
import type {ReactNode} from 'react';

import {countMoves, placeNames, planOf, readRollout, summarise, type RolloutState} from '../../../model/rollout';
import type {AidProps} from '../../Aid';
import {useEvaluation} from '../../engine/useEvaluation';
import {Button, ChoiceField, TextField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {OutputTable} from '../../parts/OutputTable';
import {useLinkState} from '../../useLinkState';
import {Dots} from './Dots';
import {PlanFields} from './PlanFields';

const MODES = [
  {value: 'split', label: 'Percentage split'},
  {value: 'weights', label: 'Variation weights'},
];

const PRESETS: Record<RolloutState['mode'], [string, Partial<RolloutState>][]> = {
  split: [
    ['10% to 20%', {share: [10, 20], segment: ['1', '1']}],
    ['20% to 10%', {share: [20, 10], segment: ['1', '1']}],
    ['Same share, new segment', {share: [10, 10], segment: ['1', '2']}],
  ],
  weights: [
    ['Grow the last variation', weigh([20, 20], [20, 40])],
    ['Grow the first variation', weigh([20, 20], [40, 20])],
    ['Add a variation', weigh([20, 20, 0], [20, 20, 20])],
    ['Delete and create the flag again', weigh([20, 20], [20, 20], '4712')],
  ],
};

function weigh(before: number[], after: number[], featureAfter = '4711'): Partial<RolloutState> {
  return {weights: [before, after], feature: ['4711', featureAfter]};
}

export default function Rollout({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'rollout', start, read: readRollout});
  const {output, problem: failure} = useEvaluation('rollout', {plans: [planOf(state, 0), planOf(state, 1)], probe: state.probe});
  const names = placeNames(state);
  const summary = output ? summarise(state, ...output.places) : '';
  return (
    <Frame
      title="Rollout visualiser"
      problem={problem ?? failure}
      result={summary || (failure ? 'Not evaluated.' : '')}
      reset={reset}
      output={
        output && (
          <>
            <Dots before={output.places[0]} after={output.places[1]} names={names} />
            <Moves before={output.places[0]} after={output.places[1]} names={names} />
          </>
        )
      }
      below={
        <details className="aid-more">
          <summary>Look at one identifier</summary>
          <TextField
            label="Identifier"
            value={state.probe}
            onChange={(probe) => change({probe: probe.slice(0, 200)})}
            {...(state.mode === 'split' ? {hint: 'For example user-3505, whose number is exactly 0 in segment 1.'} : {})}
          />
          {output && (
            <OutputTable
              caption="One identifier under both plans"
              head={['Plan', 'Hashed text', 'Number', 'Result']}
              rows={output.probe.map(({hashed, number, place}, side) => [
                side === 0 ? 'Before' : 'After',
                <code key="text">{hashed}</code>,
                number.toFixed(7),
                names[place] ?? '',
              ])}
            />
          )}
        </details>
      }
    >
      <ChoiceField
        label="What changes"
        value={state.mode}
        choices={MODES}
        onChange={(mode) => change({mode: mode as RolloutState['mode']})}
      />
      <div className="aid-buttons" role="group" aria-label="Examples">
        {PRESETS[state.mode].map(([label, preset]) => (
          <Button key={label} text={label} onClick={() => change(preset)} />
        ))}
      </div>
      <div className="aid-columns">
        <PlanFields title="Before" side={0} state={state} change={change} />
        <PlanFields title="After" side={1} state={state} change={change} />
      </div>
    </Frame>
  );
}

type MovesProps = {before: number[]; after: number[]; names: string[]};

function Moves({before, after, names}: MovesProps): ReactNode {
  const moves = countMoves(before, after, names.length);
  return (
    <OutputTable
      caption="Who moved where"
      head={['Before', ...names.map((name) => `After: ${name}`)]}
      rows={moves.map((row, from) => [names[from], ...row.map((count, to) => (from === to ? <b key={to}>{count}</b> : count))])}
    />
  );
}
