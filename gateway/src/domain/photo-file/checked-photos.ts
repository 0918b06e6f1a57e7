import type { Readable } from "node:stream";
import { AppError } from "@hundeblick/kit/errors";
import { checkPhoto } from "@hundeblick/kit/photo-file";
import { extraPhotoField, type PhotoType, type PhotoView } from "@hundeblick/proto/photo";
import type { SpoolFile } from "../ports.ts";
import { stripMetadata } from "./strip-metadata.ts";

export type CheckedPhoto = { body: () => Readable; contentType: PhotoType; bytes: number; large: boolean };

/** Strips metadata and anything behind the picture, for instance a film, which may contain a location. */
export async function checkedPhoto(spool: SpoolFile): Promise<CheckedPhoto> {
  const { contentType, end, metadata, large } = await checkPhoto(spool.view());
  for await (const { at, bytes } of stripMetadata(spool.view(), contentType, metadata))
    await spool.overwrite(at, bytes);
  return { body: () => spool.stream(end), contentType, bytes: end, large };
}

/** @throws {AppError} as for the first photo, naming the part */
export async function checkedExtraPhotos(
  uploaded: Iterable<readonly [PhotoView, { spool: SpoolFile }]>,
): Promise<(CheckedPhoto & { view: PhotoView })[]> {
  const checked = [];
  for (const [view, { spool }] of uploaded) {
    const photo = await checkedPhoto(spool).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
      throw new AppError(cause.code, { details: { ...cause.details, field: extraPhotoField(view) }, cause });
    });
    checked.push({ view, ...photo });
  }
  return checked;
}
