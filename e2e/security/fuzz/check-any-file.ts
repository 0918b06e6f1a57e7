import { AppError } from "@hundeblick/kit/errors";
import { bufferBytes, checkPhoto, type Bytes } from "@hundeblick/kit/photo-file";
import { stripMetadata } from "../../../gateway/src/domain/photo-file/strip-metadata.ts";

/** Most reads of a scan of a small file; more is an endless loop. */
const MAX_READS = 50_000;
const KNOWN = /^photo_/;

const counted = (file: Buffer): Bytes => {
  const bytes = bufferBytes(file);
  let reads = 0;
  return {
    size: bytes.size,
    at(offset, length) {
      if (++reads > MAX_READS) throw new Error(`more than ${MAX_READS} reads`);
      if (!Number.isSafeInteger(offset) || offset < 0) throw new Error(`a read at ${offset}`);
      return bytes.at(offset, length);
    },
  };
};
const ensure = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** Invariants for any bytes: an error code or a valid result, and stripping metadata keeps picture and length. */
export async function checkAnyFile(data: Buffer): Promise<void> {
  const file = Buffer.from(data);
  let checked;
  try {
    checked = await checkPhoto(counted(file));
  } catch (error) {
    if (error instanceof AppError && KNOWN.test(error.code)) return;
    throw error;
  }
  const { end, metadata, width, height, decodedBytes, contentType } = checked;
  ensure(end > 0 && end <= file.length, `ends at ${end} of ${file.length}`);
  ensure(width > 0 && height > 0 && width * height <= 50e6, `${width} × ${height}`);
  ensure(decodedBytes > 0 && decodedBytes <= 150e6, `${decodedBytes} bytes`);
  for (const { at, length } of metadata)
    ensure(at >= 0 && length >= 0 && at + length <= end, `a note at ${at}, ${length}`);
  for await (const { at, bytes } of stripMetadata(bufferBytes(file), contentType, metadata)) {
    ensure(at + bytes.length <= end, `an overwrite at ${at}, ${bytes.length}`);
    bytes.copy(file, at);
  }
  const after = await checkPhoto(counted(file));
  ensure(
    after.end === end && after.width === width && after.height === height,
    "the picture changed when its metadata was stripped",
  );
}
