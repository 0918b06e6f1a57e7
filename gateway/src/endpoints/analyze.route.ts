import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { AnalyzeContext, answersOf } from "@hundeblick/proto/http/context";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { Language, marketOf } from "@hundeblick/proto/language";
import type { PhotoView } from "@hundeblick/proto/photo";
import { extraPhotoField, readUpload, type Upload, type UploadedFile } from "../http/upload/read-upload.ts";
import { acceptPhoto, type AcceptPhotoDeps, type CheckedPhoto } from "../domain/accept-photo.ts";
import { firstInvalidAnswer } from "../domain/first-invalid-answer.ts";
import type { ClientSlots } from "../domain/client-slots.ts";
import { boundKey, contentDigest } from "../domain/idempotency.ts";
import { checkPhoto } from "@hundeblick/kit/photo-file";
import { stripMetadata } from "../domain/photo-file/strip-metadata.ts";
import { spooledFiles } from "../domain/spooled-files.ts";
import type { Limits, Spool } from "../domain/ports.ts";
import { withRateLimit } from "../domain/with-rate-limit.ts";
import { invalid } from "../http/body.ts";
import type { MinimumRate } from "../http/upload/minimum-rate.ts";
import { post, type Route } from "../http/route.ts";
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

async function acceptUpload(deps: AnalyzeDeps, req: Request) {
  const idempotencyKey = idempotencyKeyOf(req);
  const files = spooledFiles(deps.spool);
  try {
    const upload = await readUpload(req, files.create, deps.minimumRate);
    const { fields } = upload;
    setVisitorLanguage(req, languageIn(fields.get("country")));
    const answers = answersIn(fields.get("context"));
    const subject = subjectIn(fields.get("subject"));
    const photo = await checkedPhoto(upload.photo);
    const extraPhotos = await checkedExtraPhotos(upload.extraPhotos);
    const { language, englishLocale, visit, client } = visitorOf(req);
    return await acceptPhoto(deps, {
      photo,
      ...(extraPhotos.length > 0 && { extraPhotos }),
      answers,
      ...(subject && { subject }),
      language,
      market: marketOf(language, englishLocale),
      visit,
      ...(idempotencyKey === undefined
        ? {}
        : {
            idempotencyKey: boundKey(idempotencyKey, { visit, client }),
            contentDigest: contentDigest(upload.photo.digest, fields, extraDigests(upload.extraPhotos)),
          }),
    });
  } finally {
    await files.close();
  }
}

/** Strips metadata and anything behind the picture, for instance a film, which may contain a location. */
async function checkedPhoto({ spool }: UploadedFile): Promise<CheckedPhoto> {
  const { contentType, end, metadata: notes, large } = await checkPhoto(spool.look());
  for await (const { at, bytes } of stripMetadata(spool.look(), contentType, notes)) await spool.overwrite(at, bytes);
  return { body: () => spool.stream(end), contentType, bytes: end, large };
}

/** @throws {AppError} as for the first photo, naming the part */
async function checkedExtraPhotos(uploaded: Upload["extraPhotos"]): Promise<(CheckedPhoto & { view: PhotoView })[]> {
  const checked = [];
  for (const [view, file] of uploaded) {
    const photo = await checkedPhoto(file).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
      throw new AppError(cause.code, { details: { ...cause.details, field: extraPhotoField(view) }, cause });
    });
    checked.push({ view, ...photo });
  }
  return checked;
}

const extraDigests = (uploaded: Upload["extraPhotos"]) =>
  Array.from(uploaded, ([view, { digest }]) => [extraPhotoField(view), digest] as const);

/** An optional key of 8 to 100 visible characters. */
function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get("idempotency-key");
  if (key !== undefined && !/^[\x21-\x7e]{8,100}$/.test(key))
    throw new AppError("invalid_request", { details: { field: "Idempotency-Key" } });
  return key;
}

function languageIn(country: string | undefined): Language | undefined {
  if (country === undefined || country === "") return undefined;
  const read = Language.safeParse(country);
  if (!read.success) throw invalid("invalid_request", read.error, "country");
  return read.data;
}

/** @throws {AppError} answers_invalid naming the answer, or `context` when it is no JSON object */
function answersIn(context: string | undefined): OwnerAnswers {
  if (context === undefined || context.trim() === "") return {};
  const read = AnalyzeContext.safeParse(jsonIn(context));
  if (!read.success) throw invalid("answers_invalid", read.error, "context");
  const answers = answersOf(read.data);
  const invalidField = firstInvalidAnswer(answers);
  if (invalidField !== undefined) throw new AppError("answers_invalid", { details: { field: invalidField } });
  return answers;
}

/** @throws {AppError} invalid_request naming `subject` */
function subjectIn(text: string | undefined): PhotoSubject | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  const read = PhotoSubject.safeParse(jsonIn(text));
  if (!read.success) throw invalid("invalid_request", read.error, "subject");
  return read.data;
}

/** Undefined for invalid JSON, which no schema of a field accepts. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
