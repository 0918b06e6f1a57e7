import type { Handler } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import type { printPage } from "@hundeblick/proto/rpc/scraper";
import type { Print } from "../domain/print-queue.ts";

/** `print` is missing without a browser. */
export const printHandler =
  (print: Print | undefined): Handler<typeof printPage> =>
  async ({ html }) => {
    if (!print) throw new AppError("print_unavailable");
    return { pdf: Buffer.from(await print(html)).toString("base64") };
  };
