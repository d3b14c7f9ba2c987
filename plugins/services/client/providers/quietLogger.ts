import type {Types} from '@amplitude/analytics-browser';

/** The package would report every failed attempt; a reader who blocks it should see one line. */
export function quietLogger(): Types.Logger {
  let told = false;
  const tell = (...details: unknown[]) => {
    if (told) return;
    told = true;
    console.warn('[services] analytics has trouble, further messages are left out:', ...details);
  };
  const nothing = () => undefined;
  return {disable: nothing, enable: nothing, log: nothing, debug: nothing, warn: tell, error: tell};
}
