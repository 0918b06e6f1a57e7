/** Measured on a photo scaled to 512 px on its long side, in grey levels 0–255 (ITU-R BT.601). */
export type PhotoQuality = {
  meanBrightness: number;
  /** 98th percentile of the grey levels: also a photo of a dark dog has bright pixels unless it is underexposed. */
  highlight: number;
  /** Variance of the Laplacian in the fourth sharpest of 64 tiles, so that a plain background has no influence. */
  sharpness: number;
  /** Share of pixels at 250 or brighter, 0–1. */
  overexposedShare: number;
};

const DARK_MEAN_BELOW = 50;
const DARK_HIGHLIGHT_BELOW = 90;
const BLURRED_BELOW = 300;
/** Long side in pixels for which the limits hold. */
export const MEASURED_SIDE = 512;
const WHITE_FROM = 250;
const BRIGHTEST_SHARE = 0.02;
const TILES = 8;
const SHARP_TILES = 4;

export const isDark = ({ meanBrightness, highlight }: PhotoQuality): boolean =>
  meanBrightness < DARK_MEAN_BELOW && highlight < DARK_HIGHLIGHT_BELOW;
export const isBlurred = ({ sharpness }: PhotoQuality): boolean => sharpness < BLURRED_BELOW;

/** @param grey one level per pixel, row by row */
export function measureQuality(grey: Uint8Array, width: number, height: number): PhotoQuality {
  let sum = 0;
  const levels = new Uint32Array(256);
  for (const level of grey) {
    sum += level;
    levels[level]!++;
  }
  const white = levels.subarray(WHITE_FROM).reduce((all, count) => all + count, 0);
  return {
    meanBrightness: sum / grey.length,
    highlight: highlightOf(levels, grey.length),
    sharpness: sharpnessOf(grey, width, height),
    overexposedShare: white / grey.length,
  };
}

function highlightOf(levels: Uint32Array, pixels: number): number {
  let brighter = 0;
  for (let level = 255; level > 0; level--) {
    brighter += levels[level]!;
    if (brighter >= pixels * BRIGHTEST_SHARE) return level;
  }
  return 0;
}

function sharpnessOf(grey: Uint8Array, width: number, height: number): number {
  const edge = (share: number, length: number): number => Math.min(Math.max(1, Math.floor(share * length)), length - 1);
  const variances: number[] = [];
  for (let row = 0; row < TILES; row++)
    for (let column = 0; column < TILES; column++)
      variances.push(
        laplacianVariance(grey, width, {
          left: edge(column / TILES, width),
          right: edge((column + 1) / TILES, width),
          top: edge(row / TILES, height),
          bottom: edge((row + 1) / TILES, height),
        }),
      );
  return variances.toSorted((a, b) => b - a)[SHARP_TILES - 1] ?? 0;
}

type Tile = { left: number; right: number; top: number; bottom: number };

function laplacianVariance(grey: Uint8Array, width: number, { left, right, top, bottom }: Tile): number {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < bottom; y++) {
    for (let i = y * width + left; i < y * width + right; i++) {
      const edge = grey[i - 1]! + grey[i + 1]! + grey[i - width]! + grey[i + width]! - 4 * grey[i]!;
      sum += edge;
      squares += edge * edge;
    }
  }
  const pixels = (right - left) * (bottom - top);
  return pixels <= 0 ? 0 : squares / pixels - (sum / pixels) ** 2;
}
