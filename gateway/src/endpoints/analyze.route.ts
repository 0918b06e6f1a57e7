import type { Request } from "express";
import type { AnalyzeReply } from "@hundeblick/proto/http/analysis";
import { marketOf } from "@hundeblick/proto/language";
import { acceptPhoto, type AcceptPhotoDeps } from "../domain/accept-photo.ts";
import type { ClientSlots } from "../domain/client-slots.ts";
import type { Limits, Spool } from "../domain/ports.ts";
import { spooledFiles } from "../domain/spooled-files.ts";
import { withRateLimit } from "../domain/with-rate-limit.ts";
import { post, type Route } from "../http/route.ts";
import type { MinimumRate } from "../http/upload/minimum-rate.ts";
import { readUpload } from "../http/upload/read-upload.ts";
import { answersIn, idempotencyKeyOf, languageIn, subjectIn } from "../http/upload/upload-fields.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";

type AnalyzeDeps = AcceptPhotoDeps & {
  limits: Limits;
  spool: Spool;
  /** Rejects early, before 12 MB are sent. @throws {AppError} unavailable */
  assertReachable: () => Promise<void>;
  /** Concurrent uploads. */
  slots: ClientSlots;
  minimumRate: MinimumRate;
};

/** POST /api/analyze: a photo, up to four extra photos and the owner's answers; replies 202 with the analysis' id. */
export function analyzeRoute(deps: AnalyzeDeps): Route {
  return post("/api/analyze", async (req, res) => {
    const release = deps.slots.take(visitorOf(req).client);
    try {
      await deps.assertReachable();
      res
        .status(202)
        .json(await withRateLimit(deps.limits, [["analyse", visitorOf(req).client]], () => acceptUpload(deps, req)));
    } finally {
      release();
    }
  });
}

async function acceptUpload(deps: AnalyzeDeps, req: Request): Promise<AnalyzeReply> {
  const idempotencyKey = idempotencyKeyOf(req);
  const files = spooledFiles(deps.spool);
  try {
    const upload = await readUpload(req, files.create, deps.minimumRate);
    const { fields } = upload;
    setVisitorLanguage(req, languageIn(fields.get("country")));
    const answers = answersIn(fields.get("context"));
    const subject = subjectIn(fields.get("subject"));
    const { language, englishLocale, visit, client } = visitorOf(req);
    return await acceptPhoto(deps, {
      upload,
      answers,
      ...(subject && { subject }),
      language,
      market: marketOf(language, englishLocale),
      visit,
      client,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  } finally {
    await files.close();
  }
}
