import type { RequestHandler } from "express";
import { mapUnavailable } from "@hundeblick/kit/mongo";
import { AppError, toAppError } from "@hundeblick/kit/errors";

/**
 * The admin area stands on a database that the public calls do not need. Its door opens once that has been reached;
 * until then its calls answer `unavailable`. `tryToOpen` is to be called regularly.
 */
export function adminDoor(open: () => Promise<RequestHandler>): {
  handler: RequestHandler;
  tryToOpen: () => Promise<void>;
} {
  let opened: RequestHandler | undefined;
  return {
    handler(req, res, next) {
      if (!opened) throw new AppError("unavailable");
      return opened(req, res, next);
    },
    async tryToOpen() {
      try {
        opened ??= await mapUnavailable(open);
      } catch (error) {
        if (toAppError(error).code !== "unavailable") throw error;
      }
    },
  };
}
