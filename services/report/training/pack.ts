/** Numbers as one signed byte each, in base64; `scale` brings the largest to 127. */
export function packBytes(numbers: readonly number[]): { scale: number; values: string } {
  const largest = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1;
  const scale = largest / 127;
  return {
    scale,
    values: Buffer.from(Int8Array.from(numbers, (one) => Math.round(one / scale)).buffer).toString("base64"),
  };
}

/** Places as two bytes each, in base64. */
export function packPlaces(places: readonly number[]): string {
  const bytes = Buffer.alloc(2 * places.length);
  places.forEach((place, i) => bytes.writeUInt16LE(place, 2 * i));
  return bytes.toString("base64");
}
