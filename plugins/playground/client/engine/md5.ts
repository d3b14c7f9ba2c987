/** MD5 (RFC 1321) of a text as lower-case hexadecimal. Bucketing needs it, and Web Crypto does not have it. */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Array.from({length: 64}, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0);

export function md5(text: string): string {
  const words = pad(new TextEncoder().encode(text));
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let offset = 0; offset < words.length; offset += 16) addBlock(state, words.subarray(offset, offset + 16));
  return Array.from(new Uint8Array(littleEndian(state).buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The message, a bit 1, zeros, and its length in bits: a whole number of blocks of sixteen words. */
function pad(bytes: Uint8Array): Int32Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return Int32Array.from({length: padded.length / 4}, (_, index) => view.getInt32(index * 4, true));
}

function addBlock(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const sum = (a + mix(round, b, c, d) + (SINES[step] ?? 0) + (words[wordOf(round, step)] ?? 0)) | 0;
    const shift = SHIFTS[round]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  [a, b, c, d].forEach((word, index) => (state[index] = ((state[index] ?? 0) + word) | 0));
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (b & d) | (c & ~d);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

function wordOf(round: number, step: number): number {
  return [step, 5 * step + 1, 3 * step + 5, 7 * step][round]! & 15;
}

function littleEndian(state: Int32Array): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(16));
  state.forEach((word, index) => view.setInt32(index * 4, word, true));
  return view;
}
