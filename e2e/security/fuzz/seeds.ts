import { jpeg, png, webp } from "@hundeblick/kit/testing";

/** Seed corpus: small files of each kind. */
export const SEEDS: Readonly<Record<string, Buffer>> = {
  jpeg: jpeg({ bytes: 20, comment: "a" }),
  "jpeg-progressive": jpeg({ bytes: 20, marker: 0xc2, components: 3, scans: 3 }),
  "jpeg-cmyk": jpeg({ bytes: 20, components: 4, factor: 0x22 }),
  png: png(),
  "png-interlaced": png({ interlaced: true, depth: 16, colourType: 6, transparent: true }),
  "png-animated": png({ animated: true }),
  webp: webp(),
  "webp-lossless": webp({ kind: "VP8L" }),
  "webp-extended": webp({ kind: "VP8X", alpha: true }),
  "webp-animated": webp({ kind: "VP8X", animated: true }),
};
