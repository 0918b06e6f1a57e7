import type { Bus } from "@hundeblick/kit/bus";
import { reportContract } from "@hundeblick/proto/rpc/report";
import { addAnswersEndpoint, readAnswersEndpoint } from "./endpoints/add-answers.rpc.ts";
import { breedAnswersEndpoint } from "./endpoints/breed-answers.rpc.ts";
import { composeReportEndpoint } from "./endpoints/compose-report.rpc.ts";
import { eraseReportEndpoint } from "./endpoints/erase-report.rpc.ts";
import { answerFollowUpEndpoint, orderFollowUpEndpoint } from "./endpoints/follow-up.rpc.ts";
import { getReportEndpoint } from "./endpoints/get-report.rpc.ts";
import { poisonLineEndpoints } from "./endpoints/poison-lines.rpc.ts";
import { readEmergencyEndpoint } from "./endpoints/read-emergency.rpc.ts";
import { readTextEndpoint } from "./endpoints/read-text.rpc.ts";
import { reportPhotoEndpoint } from "./endpoints/report-photo.rpc.ts";
import { reportSummaryEndpoint } from "./endpoints/report-summary.rpc.ts";
import { unlockReportEndpoint } from "./endpoints/unlock-report.rpc.ts";
import type { ReportParts } from "./parts.ts";

/** Calls of this service. */
export async function serveReports(bus: Pick<Bus, "serve">, parts: ReportParts): Promise<void> {
  await bus.serve(reportContract, {
    compose: composeReportEndpoint(parts),
    emergency: readEmergencyEndpoint(),
    get: getReportEndpoint(parts),
    answers: readAnswersEndpoint(parts),
    addAnswers: addAnswersEndpoint(parts),
    orderFollowUp: orderFollowUpEndpoint(parts),
    answerFollowUp: answerFollowUpEndpoint(parts),
    summary: reportSummaryEndpoint(parts),
    unlock: unlockReportEndpoint(parts),
    photo: reportPhotoEndpoint(parts),
    readText: readTextEndpoint(),
    erase: eraseReportEndpoint(parts),
    ...poisonLineEndpoints(parts),
    breedAnswers: breedAnswersEndpoint(parts),
  });
}
