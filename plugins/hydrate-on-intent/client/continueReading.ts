import {readStored} from '../../shared/browser/storage';
import {execute} from './startApplication';

/** The address of the script that makes the offer; pageTemplate.ts puts it in. */
declare const CONTINUE_READING: string;

/**
 * The offer to continue where the reader stopped (plugins/reading-position) does not wait for
 * the application, which may never run. Its script is fetched for pages that readers left in
 * the middle, which are few.
 */
export function offerToContinue(): void {
  if (readStored('docs.positions')?.includes(`"${window.location.pathname}"`)) execute(CONTINUE_READING).catch(() => undefined);
}
