import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {PageFacts} from './parsePageFacts';

const EDITIONS: Record<string, string> = {saas: 'SaaS', 'self-hosted': 'Self-hosted', enterprise: 'Enterprise'};
const PLANS: Record<string, string> = {
  'start-up': 'Start-Up plan and up',
  'scale-up': 'Scale-Up plan and up',
  enterprise: 'Enterprise plan',
};

/** Who can use what the page describes, from its front matter. */
export function PageBadges({appliesTo, minPlan, since, verified, checked}: PageFacts): ReactNode {
  const checksUrl = useBaseUrl(checked?.href);
  return (
    <ul className="page-badges" aria-label="Applies to">
      {appliesTo.map((edition) => (
        <li key={edition}>{EDITIONS[edition] ?? edition}</li>
      ))}
      {minPlan && <li className="badge-plan">SaaS: {PLANS[minPlan] ?? minPlan}</li>}
      {since && <li>Since {since}</li>}
      {checked ? (
        <li>
          <a href={checksUrl} title={`${checked.count} statements on ${checked.date}`}>
            {`Checked against a running ${checked.release}`}
          </a>
        </li>
      ) : (
        verified && <li title="The platform release this page is about">Describes {verified}</li>
      )}
    </ul>
  );
}
