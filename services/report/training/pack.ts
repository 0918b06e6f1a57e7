import { LONG_STEP } from "../src/domain/red-flags/model/unpack.ts";

/** Numbers as one signed byte each, in base64; `scale` brings the largest to 127. */
export function packBytes(numbers: readonly number[]): { scale: number; values: string } {
  const largest = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1;
  const scale = largest / 127;
  return {
    scale,
    values: Buffer.from(Int8Array.from(numbers, (one) => Math.round(one / scale)).buffer).toString("base64"),
  };
}

/** Ascending numbers as their differences, mostly one byte each (`unpackAscending`), in base64. */
export function packAscending(numbers: readonly number[]): string {
  const bytes = numbers.flatMap((number, i) => {
    const step = number - (numbers[i - 1] ?? 0);
    return [...Array<number>(Math.floor(step / LONG_STEP)).fill(LONG_STEP), step % LONG_STEP];
  });
  return Buffer.from(bytes).toString("base64");
}

/** Numbers from 0 to 15, two in a byte, in base64. */
export function packHalfBytes(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(Math.ceil(numbers.length / 2));
  numbers.forEach((number, i) => {
    bytes[i >> 1]! |= number << (4 * (i % 2));
  });
  return bytes.toString("base64");
}
