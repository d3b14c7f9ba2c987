/**
 * Pieces of an identifier, a path or an address between which a line may break, so that a phone
 * need not scroll to read it or cut it anywhere. Numbers stay whole.
 */
export function splitName(name: string): string[] {
  return name.split(/(?<=[_/])(?=\w)|(?<=\.)(?=[a-z_])/i);
}
