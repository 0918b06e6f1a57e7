/** A file that is looked into piece by piece, so that its size never becomes memory. */
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
  notes: Note[];
};

/** A stretch of a file that holds no picture: the content of a JPEG's segment or a WebP's chunk; of a PNG's chunk type and content, which its checksum follows. */
export type Note = { type: string; at: number; length: number };

/** Most segments or chunks a real photo has is far below this; more is a file made to keep us busy. */
export const MAX_PIECES = 5_000;

/** Window in which long stretches are read, in bytes. */
export const WINDOW = 128 * 1024;
