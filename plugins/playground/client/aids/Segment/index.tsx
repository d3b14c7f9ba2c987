/** A segment rule, an identity, and what the engine makes of the two. */
import {Fragment, useId, useState, type ReactNode} from 'react';

import {toApiJson, toTerraform} from '../../../model/exportSegment';
import {CONTEXT_PATHS, countConditions, readSegment} from '../../../model/segmentRule';
import type {AidProps} from '../../Aid';
import {useEvaluation} from '../../engine/useEvaluation';
import {CodeOutput} from '../../parts/CodeOutput';
import {Button, ChoiceField, TextField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {useLinkState} from '../../useLinkState';
import {ConditionList, JOINERS, RuleTypeField} from './ConditionList';
import {emptyGroup, GroupFields} from './GroupFields';
import {Trace, verdictOf} from './Trace';
import {TraitFields} from './TraitFields';

export default function Segment({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'segment', start, read: readSegment});
  const {output, problem: failure} = useEvaluation('segment', state);
  const listId = useId();
  const {rule, traits} = state;
  const isEmpty = countConditions(rule) === 0;
  const verdict = isEmpty ? 'The rule has no condition. The platform does not save such a segment.' : verdictOf(output, failure);
  const setGroups = (groups: typeof rule.groups) => change({rule: {...rule, groups}});
  return (
    <Frame
      title="Segment playground"
      problem={problem ?? failure}
      result={verdict}
      tone={output?.matches ? 'yes' : 'no'}
      reset={reset}
      output={output && !isEmpty && <Trace trace={output.trace} />}
      below={<Exports state={state} rename={(name) => change({name})} />}
    >
      <datalist id={listId}>
        {[...traits.map(({key}) => key), ...CONTEXT_PATHS].map((property) => (
          <option key={property} value={property} />
        ))}
      </datalist>
      <fieldset className="aid-group">
        <legend>Rule</legend>
        <RuleTypeField
          label="Top rule"
          before="In the segment when"
          type={rule.type}
          onChange={(type) => change({rule: {...rule, type}})}
        />
        <ConditionList
          name="Top rule"
          type={rule.type}
          listId={listId}
          conditions={rule.conditions}
          onChange={(conditions) => change({rule: {...rule, conditions}})}
        />
        {rule.groups.map((group, index) => (
          <Fragment key={index}>
            {index + rule.conditions.length > 0 && <p className="aid-joiner">{JOINERS[rule.type]}</p>}
            <GroupFields
              name={`Group ${index + 1}`}
              listId={listId}
              group={group}
              onChange={(changed) => setGroups(rule.groups.map((other, position) => (position === index ? changed : other)))}
              onRemove={() => setGroups(rule.groups.filter((_, position) => position !== index))}
            />
          </Fragment>
        ))}
        <Button text="Add a group" disabled={rule.groups.length >= 10} onClick={() => setGroups([...rule.groups, emptyGroup()])} />
      </fieldset>
      <TraitFields traits={traits} onChange={(changed) => change({traits: changed})} />
      <details className="aid-more">
        <summary>Identifier, environment and segment id</summary>
        <div className="aid-columns">
          <TextField
            label="Identifier"
            value={state.identifier}
            onChange={(identifier) => change({identifier: identifier.slice(0, 2000)})}
          />
          <TextField
            label="Environment name"
            value={state.environment}
            onChange={(environment) => change({environment: environment.slice(0, 200)})}
          />
          <TextField
            label="Segment id"
            value={state.segment}
            onChange={(typed) => change({segment: typed.replace(/[^\w-]/g, '').slice(0, 20) || '1'})}
            hint="Part of the text that a % Split hashes."
          />
        </div>
      </details>
    </Frame>
  );
}

function Exports({state, rename}: {state: Parameters<typeof toApiJson>[0]; rename: (name: string) => void}): ReactNode {
  const [format, setFormat] = useState('api');
  return (
    <details className="aid-more">
      <summary>The same rule for the Admin API and Terraform</summary>
      <div className="aid-columns">
        <TextField label="Name of the segment" value={state.name} onChange={(name) => rename(name.slice(0, 200))} />
        <ChoiceField
          label="The same rule as"
          value={format}
          onChange={setFormat}
          choices={[
            {value: 'api', label: 'Admin API JSON'},
            {value: 'terraform', label: 'Terraform'},
          ]}
        />
      </div>
      {format === 'api' ? (
        <CodeOutput title="Body of POST projects/{id}/segments/" code={toApiJson(state)} />
      ) : (
        <CodeOutput title="segment.tf" code={toTerraform(state)} />
      )}
    </details>
  );
}
