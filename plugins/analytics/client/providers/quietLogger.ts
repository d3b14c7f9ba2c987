import type {Types} from '@amplitude/analytics-browser';

/** The package would report every failed attempt; a reader who blocks it should see one line. */
export function quietLogger(): Types.Logger {
  let hasWarned = false;
  const tell = (...details: unknown[]) => {
    if (hasWarned) return;
    hasWarned = true;
    console.warn('[analytics] analytics has trouble, further messages are left out:', ...details);
  };
  const nothing = () => undefined;
  return {disable: nothing, enable: nothing, log: nothing, debug: nothing, warn: tell, error: tell};
}
