import {useState, type ReactNode} from 'react';

import {dotPath} from '../../../model/rollout';

const STEP = 10;

type Props = {before: number[]; after: number[]; names: string[]};

/**
 * One dot per identity, always in the same place. The colour is the place after the
 * change, a ring marks who moved.
 */
export function Dots({before, after, names}: Props): ReactNode {
  // Fewer and larger on a phone. An aid never renders on the server.
  const [columns] = useState(() => (window.innerWidth < 600 ? 25 : 40));
  const dots = (test: (place: number, index: number) => boolean) => {
    const chosen = after.flatMap((place, index) => (test(place, index) ? [index] : []));
    return dotPath(chosen, columns, STEP);
  };
  const moved = dots((place, index) => place !== before[index]);
  const counts = names.map((_, place) => after.filter((current) => current === place).length);
  return (
    <figure className="aid-dots">
      <svg
        viewBox={`0 0 ${columns * STEP} ${(after.length / columns) * STEP}`}
        role="img"
        aria-label={`${after.length} identities: ${names.map((name, place) => `${counts[place]} ${name}`).join(', ')}`}
      >
        <path className="aid-dot-ring" d={moved} />
        <path className="aid-dot-gap" d={moved} />
        {names.map((name, place) => (
          <path key={name} className={`aid-dot aid-place-${place}`} d={dots((current) => current === place)} />
        ))}
      </svg>
      <figcaption>
        <ul className="aid-legend">
          {names.map((name, place) => (
            <li key={name}>
              <Mark place={place} /> {name}: {counts[place]}
            </li>
          ))}
          <li>
            <Mark ring /> moved
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

function Mark({place = 0, ring = false}: {place?: number; ring?: boolean}): ReactNode {
  return (
    <svg className="aid-mark" viewBox="0 0 10 10" aria-hidden="true">
      {ring ? (
        <>
          <path className="aid-dot-ring" d="M5 5h0" />
          <path className="aid-dot-gap" d="M5 5h0" />
        </>
      ) : (
        <path className={`aid-dot aid-place-${place}`} d="M5 5h0" />
      )}
    </svg>
  );
}
