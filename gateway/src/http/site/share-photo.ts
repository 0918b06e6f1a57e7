import type { RequestHandler } from "express";
import { MAX_PHOTO_BYTES } from "@hundeblick/proto/photo";
import { drainRest } from "../upload/drain-rest.ts";
import { visitorOf } from "../visitor.ts";

/** Browsers read the reply only once they have sent the whole body: enough for the photo of any phone. */
const MAX_SHARED_BYTES = 2 * MAX_PHOTO_BYTES;

/**
 * POST /share-photo: a photo that another app shares with the installed site while the site's worker
 * (web/public/share-photo.js) does not run. Nothing of it is kept; the upload page asks for it once more.
 */
export const sharePhoto: RequestHandler = (req, res) => {
  res.set("Cache-Control", "no-store").redirect(303, `/${visitorOf(req).language}/upload?shared`);
  drainRest(req, MAX_SHARED_BYTES);
};
