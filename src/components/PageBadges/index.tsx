import type {ReactNode} from 'react';

type Props = {appliesTo: string[]; minPlan?: string | undefined; since?: string | undefined; verified?: string | undefined};

const EDITIONS: Record<string, string> = {saas: 'SaaS', 'self-hosted': 'Self-hosted', enterprise: 'Enterprise'};
const PLANS: Record<string, string> = {
  'start-up': 'Start-Up plan and up',
  'scale-up': 'Scale-Up plan and up',
  enterprise: 'Enterprise plan',
};

/** Who can use what the page describes, from its front matter. */
export function PageBadges({appliesTo, minPlan, since, verified}: Props): ReactNode {
  return (
    <ul className="page-badges" aria-label="Applies to">
      {appliesTo.map((edition) => (
        <li key={edition}>{EDITIONS[edition] ?? edition}</li>
      ))}
      {minPlan && <li className="badge-plan">SaaS: {PLANS[minPlan] ?? minPlan}</li>}
      {since && <li>Since {since}</li>}
      {verified && <li title="The platform release this page was checked against">Checked with {verified}</li>}
    </ul>
  );
}
