/** A file that is read piece by piece, so that its size never becomes memory. */
export type Bytes = {
  readonly size: number;
  /** Up to `length` bytes from `offset`, fewer at the end. Valid until the next call. */
  at(offset: number, length: number): Promise<Buffer>;
};

/** What a scan finds out about one picture file. */
export type PhotoShape = {
  /** Pixels. */
  width: number;
  height: number;
  /** Position right after the picture's own last byte. */
  end: number;
  /** What the file tells about its taking: place, time, device, words. */
  metadata: MetadataSegment[];
  decoding: Decoding;
};

/** What the file asks of a decoder. */
export type Decoding = {
  /** Samples of a pixel after decoding, alpha included. */
  channels: number;
  bytesPerSample: 1 | 2;
  /** Bytes a pixel that a decoder holds of the whole picture at once; 0 when it can go row by row. */
  bufferedPerPixel: number;
  /** How often a decoder goes over the whole picture. */
  passes: number;
};

/**
 * A stretch of a file that holds no picture: the content of a JPEG's segment or a WebP's chunk; of a PNG's chunk type
 * and content, which its checksum follows.
 */
export type MetadataSegment = { type: string; at: number; length: number };

/** Most segments or chunks a real photo has is far below this; more is a file made to keep us busy. */
export const MAX_SEGMENTS = 5_000;
/** Window in which long stretches are read, in bytes. */
export const WINDOW = 128 * 1024;

/** A file that is in memory already. */
export const bufferBytes = (file: Buffer): Bytes => ({
  size: file.length,
  at: async (offset, length) => file.subarray(offset, offset + length),
});
