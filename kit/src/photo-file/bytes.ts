/** Random access to a file without loading it into memory. */
export type Bytes = {
  readonly size: number;
  /** Up to `length` bytes from `offset`, fewer at the end. Valid until the next call. */
  at(offset: number, length: number): Promise<Buffer>;
};

/** Result of scanning one picture file. */
export type PhotoShape = {
  /** Pixels. */
  width: number;
  height: number;
  /** Offset right after the picture's last byte. */
  end: number;
  /** Metadata: place, time, device, text. */
  metadata: MetadataSegment[];
  decoding: Decoding;
};

/** What a decoder needs. */
export type Decoding = {
  /** Samples of a pixel after decoding, alpha included. */
  channels: number;
  bytesPerSample: 1 | 2;
  /** Bytes per pixel that a decoder buffers of the whole picture; 0 when it decodes row by row. */
  bufferedPerPixel: number;
  /** Passes of the decoder over the whole picture. */
  passes: number;
};

/** Range of a file without image data: content of a JPEG segment or WebP chunk; type and content of a PNG chunk. */
export type MetadataSegment = { type: string; at: number; length: number };

/** Far more segments or chunks than real photos have; a file with more is made to waste our time. */
export const MAX_SEGMENTS = 5_000;
/** Size of the window in which long ranges are read, in bytes. */
export const WINDOW = 128 * 1024;

/** A file in memory. */
export const bufferBytes = (file: Buffer): Bytes => ({
  size: file.length,
  at: async (offset, length) => file.subarray(offset, offset + length),
});
