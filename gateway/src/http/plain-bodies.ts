import type { RequestHandler } from "express";
import { AppError } from "@hundeblick/kit/errors";

/** Rejects compressed bodies, because a few kilobytes of them may decompress to gigabytes. */
export const plainBodies: RequestHandler = (req, res, next) => {
  const encoding = req.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return next();
  res.set("Accept-Encoding", "identity");
  next(new AppError("body_encoding_unsupported", { details: { accepted: ["identity"] } }));
};
