/**
 * Whether the reader asked to save data, or has a connection on which
 * nothing should be fetched ahead.
 */
export function savesData(): boolean {
  const {saveData, effectiveType = ''} = (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
  return Boolean(saveData) || effectiveType.includes('2g');
}
