import { AppError } from "../errors/index.ts";
import { PHOTO_TYPES, type PhotoType } from "@hundeblick/proto/photo";

/** Number of leading bytes that identify the type. */
export const HEAD_BYTES = 12;

const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Detects the type by the first {@link HEAD_BYTES} bytes alone. @throws {AppError} photo_type_unsupported */
export function detectMediaType(head: Buffer): PhotoType {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "image/jpeg";
  if (head.subarray(0, 8).equals(PNG_SIGNATURE)) return "image/png";
  if (head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP") return "image/webp";
  throw new AppError("photo_type_unsupported", { details: { accepted: PHOTO_TYPES } });
}
