import type {ReactNode} from 'react';

import {TEXTS} from '../texts';
import styles from './ask.module.css';
import type {DeviceModel} from './useDeviceModel';

type Props = {isConnected: boolean; device: DeviceModel};

/** One line that says where answers come from; the rest of the small print is a click away. */
export function AboutAnswers({isConnected, device}: Props): ReactNode {
  return (
    <details className={styles.about}>
      <summary>
        <span>{isConnected || device.isChosen ? TEXTS.written : TEXTS.quoted}</span> <span className={styles.aboutLink}>{TEXTS.about}</span>
      </summary>
      <p>
        {isConnected ? `${TEXTS.connected} ${TEXTS.widgetDisclaimer}` : TEXTS.aboutQuotes} {TEXTS.disclaimer}
      </p>
      {device.isOffered && (
        <label>
          <input type="checkbox" checked={device.isChosen} onChange={(event) => device.choose(event.target.checked)} /> {TEXTS.deviceModel}
        </label>
      )}
    </details>
  );
}
