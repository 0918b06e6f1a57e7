/** A difference of at least this many is this byte as often as it fits, then the rest. */
export const LONG_STEP = 255;

/** Ascending numbers from their differences (`packAscending`). */
export function unpackAscending(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of Buffer.from(packed, "base64")) {
    number += byte;
    if (byte < LONG_STEP) numbers.push(number);
  }
  return numbers;
}

/** Numbers from 0 to 15, two in a byte (`packHalfBytes`); of an odd number of them, a 0 is left over. */
export const unpackHalfBytes = (packed: string): number[] =>
  [...Buffer.from(packed, "base64")].flatMap((byte) => [byte & 15, byte >> 4]);

/** Signed bytes, each times `scale` (`packBytes`). */
export function unpackBytes({ scale, values }: { scale: number; values: string }): Float32Array {
  const bytes = Buffer.from(values, "base64");
  return Float32Array.from(bytes, (_, i) => bytes.readInt8(i) * scale);
}
