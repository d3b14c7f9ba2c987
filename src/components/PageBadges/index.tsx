import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {Checked} from '@site/plugins/conformance/types';

import type {PageFacts} from './parsePageFacts';

const EDITIONS: Record<string, string> = {saas: 'SaaS', 'self-hosted': 'Open source', enterprise: 'Enterprise'};
const PLANS: Record<string, string> = {
  'start-up': 'SaaS from Start-Up',
  'scale-up': 'SaaS from Scale-Up',
  enterprise: 'SaaS Enterprise plan',
};

/** Who can use what the page describes, where that is not every reader. */
export function PageBadges({appliesTo, minPlan}: PageFacts): ReactNode {
  if (!minPlan && Object.keys(EDITIONS).every((edition) => appliesTo.includes(edition))) return null;
  return (
    <ul className="page-badges" aria-label="Applies to">
      {appliesTo.map((edition) => (
        <li key={edition}>{(edition === 'saas' && minPlan && PLANS[minPlan]) || (EDITIONS[edition] ?? edition)}</li>
      ))}
    </ul>
  );
}

/** The last line of a page: what it was checked with. */
export function PageProof({since, verified, checked}: PageFacts): ReactNode {
  return (
    <p className="page-proof">
      {since && `Since Flagsmith ${since}. `}
      {checked ? <ChecksLink {...checked} /> : verified && `Describes Flagsmith ${verified}.`}
    </p>
  );
}

function ChecksLink({count, release, date, href}: Checked): ReactNode {
  return (
    <a href={useBaseUrl(href)} title={`Last run on ${date}`}>
      {`${count} statements checked against Flagsmith ${release}`}
    </a>
  );
}
