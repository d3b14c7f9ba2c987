import {brand} from '@site/config/brand';

import {writeMarks} from './marks';
import {readSetting} from './settings';

const [SDK, ADMIN] = [brand.sdkApiUrl, brand.adminApiUrl].map((url) => new URL(url).origin) as [string, string];

/** Puts the reader's API and key into every sample, or what the page was written with. */
export function applyToSamples(): void {
  const host = readSetting('host');
  writeMarks({sdk: host ?? SDK, admin: host ?? ADMIN, key: readSetting('key') ?? brand.keyPlaceholder});
}

/** The same for code that has no marks, because it is written in the browser. */
export function withSetup(code: string): string {
  const host = readSetting('host');
  return code
    .replaceAll(SDK, host ?? SDK)
    .replaceAll(ADMIN, host ?? ADMIN)
    .replaceAll(brand.keyPlaceholder, readSetting('key') ?? brand.keyPlaceholder);
}
