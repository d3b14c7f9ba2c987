import {useEffect, useState} from 'react';

import {hasDeviceModel, readConsent, writeConsent, writeOnDevice} from '../ask/deviceModel';
import type {Writer} from '../ask/types';

export type DeviceModel = {
  /** False while the browser is being asked. */
  isKnown: boolean;
  isOffered: boolean;
  isChosen: boolean;
  writer: Writer | null;
  choose: (agrees: boolean) => void;
};

/**
 * The browser's own model: offered where there is one and no service answers,
 * used when the reader says so.
 */
export function useDeviceModel(isWanted: boolean): DeviceModel {
  const [isKnown, setIsKnown] = useState(!isWanted || !('LanguageModel' in globalThis));
  const [isOffered, setIsOffered] = useState(false);
  const [isChosen, setIsChosen] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void hasDeviceModel().then((isThere) => {
      if (!isCurrent) return;
      setIsKnown(true);
      setIsOffered(isThere);
      setIsChosen(isThere && readConsent());
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return {
    isKnown,
    isOffered,
    isChosen,
    writer: isChosen ? writeOnDevice : null,
    choose(agrees) {
      writeConsent(agrees);
      setIsChosen(agrees);
    },
  };
}
