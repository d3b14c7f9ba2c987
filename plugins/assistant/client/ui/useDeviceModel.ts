import {useEffect, useState} from 'react';

import {hasDeviceModel, readConsent, writeConsent, writeOnDevice} from '../ask/deviceModel';
import type {Writer} from '../ask/types';

/** The browser's own model: offered where there is one and no service answers, used when the reader says so. */
export function useDeviceModel(isWanted: boolean): {isOffered: boolean; isChosen: boolean; writer: Writer | null; choose(agrees: boolean): void} {
  const [isOffered, setIsOffered] = useState(false);
  const [isChosen, setIsChosen] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void hasDeviceModel().then((isThere) => {
      if (!isCurrent || !isThere) return;
      setIsOffered(true);
      setIsChosen(readConsent());
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return {
    isOffered,
    isChosen,
    writer: isChosen ? writeOnDevice : null,
    choose(agrees) {
      writeConsent(agrees);
      setIsChosen(agrees);
    },
  };
}
