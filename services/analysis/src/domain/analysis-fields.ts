import type { Analysis, Progress } from "./analysis.ts";
import type { PhotoKeys } from "./ports.ts";

export const toProgress = ({
  id: analysisId,
  state,
  stage,
  attempt,
  result,
  failure,
  dogs,
  emergency,
}: Analysis): Progress => ({
  analysisId,
  state,
  stage,
  attempt,
  ...(result ? { result } : {}),
  ...(failure ? { failure } : {}),
  ...(dogs ? { dogs } : {}),
  ...(emergency ? { emergency } : {}),
});

export const toPhotoKeys = ({ id, uploadKey, photoKey, extraPhotos }: PhotoKeys): PhotoKeys => ({
  id,
  uploadKey,
  photoKey,
  ...(extraPhotos ? { extraPhotos } : {}),
});

/** Uploads an unfinished analysis still reads. */
export const uploadsOf = ({ uploadKey, extraPhotos = [] }: PhotoKeys): string[] => [
  uploadKey,
  ...extraPhotos.filter(({ state }) => state === "waiting").map((photo) => photo.uploadKey),
];
