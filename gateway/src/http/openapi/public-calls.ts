import { AnalysisStatus, AnalyzeReply, EraseReceipt, UnlockBody } from "@hundeblick/proto/http/analysis";
import { AssessBody, AssessReply } from "@hundeblick/proto/http/check";
import { CheckUseBody } from "@hundeblick/proto/http/check-use";
import { ContactBody } from "@hundeblick/proto/http/contact";
import { AnalyzeContext } from "@hundeblick/proto/http/context";
import { EmergencyBody, EmergencyReply } from "@hundeblick/proto/http/emergency";
import { ClaimsReply } from "@hundeblick/proto/http/figures";
import { FollowUpBody, Outcome } from "@hundeblick/proto/http/follow-up";
import { PhotoView } from "@hundeblick/proto/health/extra-photo";
import { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import { ReadTextBody, ReadTextReply } from "@hundeblick/proto/http/read-text";
import { OpenReport, ReportReply } from "@hundeblick/proto/http/report";
import { AddAnswersBody, ReportAnswers } from "@hundeblick/proto/http/report-answers";
import { ClickBody, ClientErrorBody, TrackEventBody } from "@hundeblick/proto/http/tracking";
import { ReportVersion } from "@hundeblick/proto/http/version-query";
import { Id } from "@hundeblick/proto/ids";
import { Language } from "@hundeblick/proto/language";
import { orderFollowUp } from "@hundeblick/proto/rpc/report";
import { recordCheckUse, recordClick, recordEvent } from "@hundeblick/proto/rpc/tracking";
import { extraPhotoField, PHOTO_VIEWS } from "@hundeblick/proto/photo";
import { z } from "zod";
import type { ApiCalls } from "./call.ts";

const InLanguage = z.object({ lang: Language.optional() });
const OfVersion = InLanguage.extend({ version: ReportVersion.optional() });
const FollowUpLink = z.object({ token: Id, answer: Outcome });
const MailLink = z.object({ token: z.string() });
const Readiness = z.object({ ready: z.boolean(), dependencies: z.record(z.string(), z.enum(["ok", "down"])) });
const photoPart = z.string().meta({ contentMediaType: "application/octet-stream" });
const extraPhotoParts = Object.fromEntries(PHOTO_VIEWS.map((view) => [extraPhotoField(view), photoPart.optional()]));
const Upload = z.object({
  file: photoPart,
  ...extraPhotoParts,
  context: z.string().meta({ contentMediaType: "application/json", contentSchema: z.toJSONSchema(AnalyzeContext) }),
  subject: z
    .string()
    .meta({ contentMediaType: "application/json", contentSchema: z.toJSONSchema(PhotoSubject) })
    .optional(),
  country: Language.optional(),
});

/** Calls that need no sign-in, in the order of a visit. */
export const publicCalls: ApiCalls = {
  "post /api/check/read": {
    summary: "What typed words say: emergencies with first aid, questions, concerns; nothing is stored",
    body: ReadTextBody,
    reply: ReadTextReply,
  },
  "post /api/analyze": {
    summary:
      "One photo, up to four beside it and the owner's answers; header Idempotency-Key makes it safe to send again",
    form: Upload,
    reply: AnalyzeReply,
    status: 202,
  },
  "get /api/analysis-status/:id": { summary: "How far an analysis is", reply: AnalysisStatus },
  "get /api/analysis-status/:id/events": {
    summary: "The same as server-sent events until the analysis ends",
    reply: "text/event-stream",
  },
  "post /api/report/unlock": {
    summary: "An e-mail address opens a report",
    body: UnlockBody,
    reply: z.object({ unlocked: z.literal(true) }),
  },
  "get /api/report/:id": {
    summary: "The report in a language, or its locked preview",
    query: OfVersion,
    reply: ReportReply,
  },
  "get /api/report/:id/answers": { summary: "What the report was made of", reply: ReportAnswers },
  "post /api/report/:id/answers": {
    summary: "Adds answers; replies with the renewed report",
    body: AddAnswersBody,
    reply: OpenReport,
  },
  "get /api/report/:id/sheet": { summary: "The sheet for the vet", query: OfVersion, reply: "application/pdf" },
  "post /api/report/:id/follow-up": {
    summary: "Orders one mail that asks how the dog is",
    body: FollowUpBody,
    reply: orderFollowUp.reply,
  },
  "get /api/follow-up": { summary: "Page that asks before it answers", query: FollowUpLink, reply: "text/html" },
  "post /api/follow-up": { summary: "How the dog is", query: FollowUpLink, reply: "text/html" },
  "get /api/report/:id/photo": {
    summary: "A photo of a report",
    query: z.object({ view: PhotoView.optional() }),
    reply: "image/jpeg",
  },
  "delete /api/report/:id": { summary: "Deletes report, photo and analysis; gives a receipt", reply: EraseReceipt },
  "get /api/check/concerns": {
    summary: "Every concern with its questions and sources",
    reply: z.object({ concerns: z.array(z.looseObject({})), sources: z.looseObject({}) }),
  },
  "post /api/check/assess": {
    summary: "How soon a concern should be seen, by the answers given",
    body: AssessBody,
    reply: AssessReply,
  },
  "post /api/check/emergency": {
    summary: "What cannot wait in the answers of a refused upload",
    body: EmergencyBody,
    reply: EmergencyReply,
  },
  "get /api/check/poison-lines": { summary: "Emergency telephone lines by country", reply: PoisonLinesReply },
  "post /api/track/event": { summary: "A step of a visit", body: TrackEventBody, reply: recordEvent.reply },
  "post /api/track/check": { summary: "A use of the check", body: CheckUseBody, reply: recordCheckUse.reply },
  "post /api/track/click": { summary: "A click on a product", body: ClickBody, reply: recordClick.reply },
  "post /api/contact": {
    summary: "A message to the operator of the site",
    body: ContactBody,
    reply: z.object({ received: z.literal(true) }),
  },
  "get /api/newsletter/confirm": {
    summary: "Page that asks before it subscribes",
    query: MailLink,
    reply: "text/html",
  },
  "post /api/newsletter/confirm": { summary: "Subscribes to the newsletter", query: MailLink, reply: "text/html" },
  "get /api/newsletter/unsubscribe": {
    summary: "Page that asks before it unsubscribes",
    query: MailLink,
    reply: "text/html",
  },
  "post /api/newsletter/unsubscribe": {
    summary: "One-click unsubscribe (RFC 8058)",
    query: MailLink,
    reply: "text/html",
  },
  "post /api/client-errors": { summary: "What broke in a browser", body: ClientErrorBody, reply: null, status: 204 },
  "get /api/claims": { summary: "Counted figures, what owners said, who reviewed the pages", reply: ClaimsReply },
  "get /demo-shop/:market/:asin": { summary: "Page of a fictional product", query: InLanguage, reply: "text/html" },
  "get /healthz": { summary: "The process is alive", reply: z.object({ alive: z.literal(true) }) },
  "get /readyz": { summary: "Each dependency by name; 503 while one is unreachable", reply: Readiness },
  "get /api/openapi.json": { summary: "This document", reply: z.looseObject({ openapi: z.string() }) },
  "get /api/docs": { summary: "This document as a page", reply: "text/html" },
  "get /api/docs/:file": { summary: "Scripts and style of the page", reply: "application/octet-stream" },
};
