import {memo, type ReactNode} from 'react';

import type {Facet, Filters, SearchAnswer} from '../../types';
import {TEXTS, typeLabel} from '../texts';
import styles from './controls.module.css';

type Props = {facets: SearchAnswer['facets']; filters: Filters; onChange: (filters: Filters) => void};

/**
 * Narrows the results to one type of page or one part of the menu; absent when
 * there is nothing to choose.
 */
export const FilterBar = memo(function FilterBar({facets, filters, onChange}: Props): ReactNode {
  const hasTypes = facets.type.length > 1 || filters.type;
  const hasSections = facets.section.length > 1 || filters.section;
  if (!hasTypes && !hasSections) return null;
  return (
    <div className={styles.filters}>
      {hasTypes && (
        <Choice
          label={TEXTS.type}
          all={TEXTS.allTypes}
          facets={facets.type}
          value={filters.type}
          name={typeLabel}
          onChange={(type) => onChange({...filters, type})}
        />
      )}
      {hasSections && (
        <Choice
          label={TEXTS.section}
          all={TEXTS.allSections}
          facets={facets.section}
          value={filters.section}
          onChange={(section) => onChange({...filters, section})}
        />
      )}
    </div>
  );
});

type ChoiceProps = {
  label: string;
  all: string;
  facets: Facet[];
  value: string | undefined;
  name?: (value: string) => string;
  onChange: (value: string | undefined) => void;
};

function Choice({label, all, facets, value, name = (text) => text, onChange}: ChoiceProps): ReactNode {
  const isMissing = value !== undefined && !facets.some((facet) => facet.value === value);
  return (
    <select aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
      <option value="">{all}</option>
      {isMissing && <option value={value}>{name(value)} (0)</option>}
      {facets.map((facet) => (
        <option key={facet.value} value={facet.value}>
          {name(facet.value)} ({facet.count})
        </option>
      ))}
    </select>
  );
}
