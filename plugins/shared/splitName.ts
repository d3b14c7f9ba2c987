/**
 * Pieces of an identifier, a path or a URL between which a line may break, so that a phone
 * neither scrolls nor cuts it anywhere. Numbers stay whole, and so do names of at most `fits`
 * characters, which have room where they stand: each place costs bytes. An encoded slash counts
 * as a slash.
 */
export function splitName(name: string, fits: number): string[] {
  if (name.length <= fits) return [name];
  // Safari 16 knows no lookbehind, so the places are marked first.
  return name.replace(/(?:[_/=}]|%2F)(?=[\w{])|\.(?=[a-z_])/gi, '$&\0').split('\0');
}

/**
 * An option of a command, such as `--no-input`: browsers would break a line after its hyphens, so
 * it gets the class `option` (src/css/prose.css). Longer than this it may need more than a line.
 */
export function isOption(name: string): boolean {
  return name.length <= 32 && /^--?[a-z]/i.test(name);
}
