/**
 * `encodeURIComponent` for what a reader typed or pasted: half a character (a lone surrogate)
 * becomes the replacement character instead of an exception.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));
}
