import type { RequestHandler } from "express";
import { AppError, toAppError } from "@hundeblick/kit/errors";

/**
 * Opens the admin area once the operators' database is reachable, which public calls do not need; until then its calls
 * are `unavailable`. Call `tryToOpen` regularly.
 */
export function adminWhenReachable(open: () => Promise<RequestHandler>): {
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
        opened ??= await open();
      } catch (error) {
        if (toAppError(error).code !== "unavailable") throw error;
      }
    },
  };
}
