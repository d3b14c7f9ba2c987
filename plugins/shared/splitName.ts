/**
 * Pieces of an identifier, a path or a URL between which a line may break, so that a phone
 * neither scrolls nor cuts it anywhere. Numbers stay whole, and so do names of at most `fits`
 * characters, which have room where they stand: each place costs bytes. An encoded slash counts
 * as a slash.
 */
export function splitName(name: string, fits: number): string[] {
  return name.length <= fits ? [name] : name.split(/(?<=[_/=}]|%2F)(?=[\w{])|(?<=\.)(?=[a-z_])/i);
}
