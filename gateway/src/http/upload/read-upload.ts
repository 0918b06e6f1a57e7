import { createHash } from "node:crypto";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import {
  extraPhotoField,
  MAX_EXTRA_PHOTO_BYTES,
  MAX_PHOTO_BYTES,
  MAX_UPLOAD_BYTES,
  PHOTO_VIEWS,
  type PhotoView,
} from "@hundeblick/proto/photo";
import { detectMediaType, HEAD_BYTES } from "@hundeblick/kit/photo-file";
import { type MinimumRate, watchRate } from "./minimum-rate.ts";
import type { SpoolFile, Upload, UploadedFile } from "../../domain/ports.ts";

type CreateFile = () => Promise<SpoolFile>;

const MAX_FIELDS = 5;
const MAX_FIELD_BYTES = 8 * 1024;

const FIRST = "file";
const MAX_BYTES: ReadonlyMap<string, number> = new Map([
  [FIRST, MAX_PHOTO_BYTES],
  ...PHOTO_VIEWS.map((view) => [extraPhotoField(view), MAX_EXTRA_PHOTO_BYTES] as const),
]);

/**
 * Reads one multipart upload: the text fields into a map, the file named `file` and the extra photos into the spool,
 * 64 kB at a time, each with its SHA-256. Stops at the first error.
 * @throws {AppError} content_type_unsupported, invalid_request, file_missing, too_many_files, too_many_fields,
 *   field_too_long, photo_type_unsupported, photo_too_large, upload_too_slow, unavailable (disk full)
 */
export async function readUpload(req: Request, createFile: CreateFile, minimumRate: MinimumRate): Promise<Upload> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_UPLOAD_BYTES) throw new AppError("photo_too_large");
  const form = openForm(req);
  try {
    return await collect(req, form, createFile, minimumRate);
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
        files: MAX_BYTES.size,
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

function collect(
  req: Request,
  form: BusboyInstance,
  createFile: CreateFile,
  minimumRate: MinimumRate,
): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const fields = new Map<string, string>();
  const files = new Map<string, Promise<UploadedFile>>();

  form.on("file", (name, stream) => {
    const maxBytes = MAX_BYTES.get(name);
    if (maxBytes === undefined) return reject(new AppError("file_missing", { details: { field: FIRST } }));
    if (files.has(name)) return reject(new AppError("too_many_files"));
    const file = spoolPhoto(stream, createFile, name, maxBytes);
    files.set(name, file);
    file.catch(reject);
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
    collected(files, fields).then(resolve, reject);
  });
  const leave = (): void => {
    if (!req.complete) reject(new AppError("invalid_request", { cause: new Error("the client went away") }));
  };
  req.once("close", leave);
  // the client may have disconnected meanwhile: then no event follows
  if (req.destroyed) leave();
  watchRate(req, minimumRate, reject);
  req.pipe(form);
  return promise;
}

async function collected(
  files: ReadonlyMap<string, Promise<UploadedFile>>,
  fields: ReadonlyMap<string, string>,
): Promise<Upload> {
  const photo = await files.get(FIRST);
  if (!photo) throw new AppError("file_missing", { details: { field: FIRST } });
  const extraPhotos = new Map<PhotoView, UploadedFile>();
  for (const view of PHOTO_VIEWS) {
    const extra = await files.get(extraPhotoField(view));
    if (extra) extraPhotos.set(view, extra);
  }
  return { fields, photo, extraPhotos };
}

function throwUnavailable(cause: unknown): never {
  throw new AppError("unavailable", { cause });
}

/** Stores one file. Its type is detected from the first bytes, to reject a wrong file early. */
async function spoolPhoto(
  part: BusboyFileStream,
  createFile: CreateFile,
  field: string,
  maxBytes: number,
): Promise<UploadedFile> {
  const tooLarge = () => new AppError("photo_too_large", field === FIRST ? {} : { details: { field, maxBytes } });
  part.once("limit", () => part.destroy(tooLarge()));
  // the connection may break before the file is open: the reader of the part gets the error
  part.on("error", () => undefined);
  const spool = await createFile().catch(throwUnavailable);
  const digest = createHash("sha256");
  let head = Buffer.alloc(0);
  for await (const chunk of part as AsyncIterable<Buffer>) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      if (head.length >= HEAD_BYTES) detectMediaType(head);
    }
    if (spool.bytes + chunk.length > maxBytes) throw tooLarge();
    digest.update(chunk); // before the spool takes the chunk over
    await spool.append(chunk).catch(throwUnavailable);
  }
  await spool.flush().catch(throwUnavailable);
  if (spool.bytes === 0) throw new AppError("file_missing", { details: { field } });
  if (head.length < HEAD_BYTES) detectMediaType(head);
  return { spool, digest: digest.digest("base64url") };
}
