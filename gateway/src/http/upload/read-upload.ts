import { createHash } from "node:crypto";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { MAX_PHOTO_BYTES } from "@hundeblick/proto/photo";
import { detectMediaType, HEAD_BYTES } from "@hundeblick/kit/photo-file";
import { type MinimumRate, watchRate } from "./minimum-rate.ts";
import type { SpoolFile } from "../../domain/ports.ts";

export const MAX_FIELDS = 5;
export const MAX_FIELD_BYTES = 8 * 1024;
export type Upload = { fields: ReadonlyMap<string, string>; photoDigest: string };
/** The photo, the fields and the lines between them. */
const MAX_BODY_BYTES = MAX_PHOTO_BYTES + MAX_FIELDS * MAX_FIELD_BYTES + 16 * 1024;

/**
 * Reads one multipart upload: the text fields into a map, the file named `file` into `spool`, 64 kB at a time, with
 * its SHA-256.
 * The first thing that is wrong ends it; the rest of the body stays unread.
 * @throws {AppError} content_type_unsupported, invalid_request, file_missing, too_many_files, too_many_fields,
 * field_too_long,
 *   photo_type_unsupported, photo_too_large, upload_too_slow, unavailable (no room to write)
 */
export async function readUpload(req: Request, spool: SpoolFile, minimumRate: MinimumRate): Promise<Upload> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw new AppError("photo_too_large");
  const form = openForm(req);
  try {
    return await collect(req, form, spool, minimumRate);
  } finally {
    req.unpipe(form);
  }
}

function openForm(req: Request): BusboyInstance {
  if (!req.is("multipart/form-data"))
    throw new AppError("content_type_unsupported", { details: { accepted: ["multipart/form-data"] } });
  try {
    return new Busboy({
      headers: { ...req.headers, "content-type": req.headers["content-type"] ?? "" },
      fileHwm: 64 * 1024,
      limits: {
        files: 1,
        fileSize: MAX_PHOTO_BYTES,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: 20,
        headerSize: 4 * 1024,
      },
    });
  } catch (cause) {
    throw new AppError("invalid_request", { details: { field: "Content-Type" }, cause });
  }
}

function collect(req: Request, form: BusboyInstance, spool: SpoolFile, minimumRate: MinimumRate): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const fields = new Map<string, string>();
  let photo: Promise<string> | undefined;

  form.on("file", (name, stream) => {
    if (name !== "file") return reject(new AppError("file_missing", { details: { field: "file" } }));
    photo = spoolPhoto(stream, spool);
    photo.catch(reject);
  });
  form.on("field", (name, value, _nameTruncated, valueTruncated) => {
    if (valueTruncated)
      return reject(
        new AppError("field_too_long", { details: { field: String(name).slice(0, 60), maxBytes: MAX_FIELD_BYTES } }),
      );
    if (fields.has(name))
      return reject(new AppError("invalid_request", { details: { field: String(name).slice(0, 60) } }));
    fields.set(name, value);
  });
  form.on("filesLimit", () => reject(new AppError("too_many_files")));
  form.on("fieldsLimit", () => reject(new AppError("too_many_fields", { details: { maxFields: MAX_FIELDS } })));
  form.on("error", (cause) => reject(new AppError("invalid_request", { cause })));
  form.on("finish", () => {
    if (!photo) return reject(new AppError("file_missing", { details: { field: "file" } }));
    photo.then((photoDigest) => resolve({ fields, photoDigest }), reject);
  });
  const leave = (): void => {
    if (!req.complete) reject(new AppError("invalid_request", { cause: new Error("the client went away") }));
  };
  req.once("close", leave);
  // it may have gone while its turn was counted: then nothing is emitted any more
  if (req.destroyed) leave();
  watchRate(req, minimumRate, reject);
  req.pipe(form);
  return promise;
}

function noRoom(cause: unknown): never {
  throw new AppError("unavailable", { cause });
}

/**
 * Answers the photo's SHA-256. The type is detected from the first bytes, so that a wrong file is refused before the
 * rest of it arrives.
 */
async function spoolPhoto(part: BusboyFileStream, spool: SpoolFile): Promise<string> {
  const digest = createHash("sha256");
  let head = Buffer.alloc(0);
  part.once("limit", () => part.destroy(new AppError("photo_too_large")));
  for await (const chunk of part as AsyncIterable<Buffer>) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      if (head.length >= HEAD_BYTES) detectMediaType(head);
    }
    digest.update(chunk); // before the spool takes the chunk over
    await spool.append(chunk).catch(noRoom);
  }
  await spool.flush().catch(noRoom);
  if (spool.bytes === 0) throw new AppError("file_missing", { details: { field: "file" } });
  if (head.length < HEAD_BYTES) detectMediaType(head);
  return digest.digest("base64url");
}
