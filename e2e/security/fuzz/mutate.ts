/** Tokens of the formats, which random bytes rarely hit. */
const WORDS = [
  "IHDR",
  "IDAT",
  "IEND",
  "acTL",
  "tRNS",
  "eXIf",
  "tEXt",
  "zTXt",
  "iTXt",
  "tIME",
  "RIFF",
  "WEBP",
  "VP8 ",
  "VP8L",
  "VP8X",
  "ALPH",
  "ANIM",
  "ANMF",
  "EXIF",
  "XMP ",
  "ICCP",
  "Exif\0\0",
  "II*\0",
  "MM\0*",
  "%PDF-1",
  "<svg ",
  "<?php ",
  "PK\x03\x04",
  "PK\x05\x06",
  "\x89PNG\r\n\x1a\n",
  "\xff\xd8\xff",
  "\xff\xc0",
  "\xff\xc2",
  "\xff\xc4",
  "\xff\xda",
  "\xff\xd9",
  "\xff\xd0",
  "\xff\x00",
  "\xff\xff",
].map((word) => Buffer.from(word, "latin1"));
const EDGES = [
  0, 1, 2, 7, 8, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0xffffff, 0x7fffffff, 0xfffffff5, 0xffffffff,
];
const MAX_BYTES = 4_096;

export type Random = (below: number) => number;
/** A seeded generator. Source: Marsaglia, Xorshift RNGs, 2003. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
const number = (random: Random): Buffer => {
  const written = Buffer.alloc(4);
  const value = pick(random, EDGES);
  if (random(2) === 0) written.writeUInt32BE(value);
  else written.writeUInt32LE(value);
  const width = pick(random, [1, 2, 4]);
  return random(2) === 0 ? written.subarray(0, width) : written.subarray(4 - width);
};
const splice = (file: Buffer, at: number, removed: number, added: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, at), added, file.subarray(at + removed)]);

/** The file with one to four random changes. */
export function mutate(random: Random, file: Buffer, other: Buffer): Buffer {
  let changed: Buffer = Buffer.from(file);
  for (let times = 1 + random(4); times > 0; times--) {
    const at = random(changed.length + 1);
    const length = random(Math.min(64, changed.length - at + 1));
    const stretch = other.subarray(random(other.length + 1)).subarray(0, 1 + random(128));
    const changes = [
      () => splice(changed, at, 1, Buffer.from([random(256)])),
      () => splice(changed, at, 1, Buffer.from([(changed[at] ?? 0) ^ (1 << random(8))])),
      () => {
        const value = number(random);
        return splice(changed, at, value.length, value);
      },
      () => {
        const word = pick(random, WORDS);
        return splice(changed, at, random(2) * word.length, word);
      },
      () => splice(changed, at, length, Buffer.alloc(0)),
      () => splice(changed, at, 0, changed.subarray(at, at + length)),
      () => splice(changed, at, random(2) * stretch.length, stretch),
    ];
    changed = pick(random, changes)().subarray(0, MAX_BYTES);
  }
  return changed;
}
