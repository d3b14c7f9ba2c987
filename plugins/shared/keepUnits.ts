const BEFORE_UNIT = /(\d)\s(?=(?:ms|s|min|h|[kMGT]i?B|v?CPUs?)(?![\w/-]))/g;

/** "30 s" stays on one line. Text that is read back (readText.ts) has plain spaces again. */
export function keepUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '$1\u00a0');
}
