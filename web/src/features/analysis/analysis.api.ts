import { AnalysisStatus } from "@hundeblick/proto/http/analysis";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { type EmergencyBody, EmergencyReply } from "@hundeblick/proto/http/emergency";
import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { Id } from "@hundeblick/proto/ids";
import { extraPhotoField } from "@hundeblick/proto/photo";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { z } from "zod";
import type { ExtraPhotos } from "#shared/session/extra-photos.ts";
import { api } from "#shared/api/api.ts";
import { mayRetry, retryDelayMs } from "./poll-retry.ts";

/** Reply of a start: `analysisId` to poll, or only `reportId` of a finished report. */
const StartReply = z
  .object({ analysisId: Id.optional(), reportId: Id.optional(), error: z.string().optional() })
  .refine(({ analysisId, reportId }) => analysisId ?? reportId, "neither id");
export type StartReply = z.infer<typeof StartReply>;

/** An upload; `onProgress` gets the bytes sent and in all. */
interface StartRequest {
  photo: Blob;
  photoName: string;
  extraPhotos: ExtraPhotos;
  context: AnalyzeContext;
  country: string;
  /** The owner's correction: a square, or that it is a dog. */
  subject?: PhotoSubject | undefined;
  idempotencyKey: string;
  onProgress: (sent: number, total: number) => void;
}

/** Timeout for 12 MB on a slow connection: 2 minutes. */
const UPLOAD_DEADLINE_MS = 120_000;
/** A rejection is shown after this time even if the emergency is not known yet. */
const EMERGENCY_DEADLINE_MS = 4_000;

export const analysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    startAnalysis: build.mutation<StartReply, StartRequest>({
      query: (request) => ({
        url: "/api/analyze",
        method: "POST",
        data: uploadOf(request),
        headers: { "Idempotency-Key": request.idempotencyKey },
        timeout: UPLOAD_DEADLINE_MS,
        onUploadProgress: ({ loaded, total }) => request.onProgress(loaded, total ?? loaded),
      }),
      extraOptions: { reply: StartReply },
    }),
    readEmergency: build.mutation<EmergencyReply, EmergencyBody>({
      query: (data) => ({ url: "/api/check/emergency", method: "POST", data, timeout: EMERGENCY_DEADLINE_MS }),
      extraOptions: { reply: EmergencyReply },
    }),
    analysisStatus: build.query<AnalysisStatus, string>({
      query: (analysisId) => ({ url: `/api/analysis-status/${analysisId}` }),
      extraOptions: {
        reply: AnalysisStatus,
        retryCondition: (error, _args, { attempt }) => mayRetry(attempt - 1, isNotFound(error)),
        backoff: (attempt, _max, signal) => wait(retryDelayMs(attempt - 1), signal),
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useStartAnalysisMutation, useReadEmergencyMutation, useAnalysisStatusQuery } = analysisApi;

const isNotFound = (error: unknown) => isApiError(error) && error.status === 404;

function uploadOf({ photo, photoName, extraPhotos, context, country, subject }: StartRequest): FormData {
  const form = new FormData();
  form.set("context", JSON.stringify(context));
  form.set("country", country);
  if (subject) form.set("subject", JSON.stringify(subject));
  form.set("file", photo, photoName);
  for (const [view, extra] of extraPhotos) form.set(extraPhotoField(view), extra, `${view}.jpg`);
  return form;
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    // aborted: the retry loop checks the signal itself
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
