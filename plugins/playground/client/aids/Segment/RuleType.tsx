import type {ReactNode} from 'react';

import {RULE_TYPES, type RuleType} from '../../../model/segmentRule';
import {SelectField} from '../../parts/choices';

const CHOICES = RULE_TYPES.map((type) => ({value: type, label: type.toLowerCase()}));

type Props = {label: string; before: string; type: RuleType; onChange: (type: RuleType) => void};

/** “In the segment when [all] of these match”. */
export function RuleTypeField({label, before, type, onChange}: Props): ReactNode {
  return (
    <div className="aid-sentence">
      {before && <span>{before}</span>}
      <SelectField label={label} hideLabel value={type} choices={CHOICES} onChange={(chosen) => onChange(chosen as RuleType)} />
      <span>of these match:</span>
    </div>
  );
}
