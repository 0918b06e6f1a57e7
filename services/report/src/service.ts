import type { Bus } from "@hundeblick/kit/bus";
import type { Edited } from "@hundeblick/kit/editable";
import type { PoisonLines } from "@hundeblick/proto/http/poison-lines";
import { reportContract } from "@hundeblick/proto/rpc/report";
import { addAnswers, readAnswers } from "./domain/add-answers.ts";
import { firstMonth, namedBreedAnswers } from "./domain/breed-answers.ts";
import { createReport } from "./domain/create-report.ts";
import { eraseReport } from "./domain/erase-report.ts";
import { answerFollowUp, orderFollowUp } from "./domain/follow-up.ts";
import { readEmergency } from "./domain/read-emergency.ts";
import { readReport } from "./domain/read-report.ts";
import { replyOf } from "./domain/red-flags/reply-of.ts";
import { reportPhoto } from "./domain/report-photo.ts";
import { summariseReport } from "./domain/summarise-report.ts";
import { unlockReport } from "./domain/unlock-report.ts";
import type { ReportParts } from "./parts.ts";

const toPoisonLines = ({ value: lines, ...rest }: Edited<PoisonLines>) => ({ lines, ...rest });

/** Calls of this service. */
export async function serveReport(bus: Pick<Bus, "serve">, parts: ReportParts): Promise<void> {
  const { lines, breedCounts, now } = parts;
  await bus.serve(reportContract, {
    compose: (request) => createReport(parts, request),
    emergency: async ({ answers, language }) => ({ emergency: readEmergency(answers, language) }),
    get: (request) => readReport(parts, request),
    answers: (request) => readAnswers(parts, request),
    addAnswers: (request) => addAnswers(parts, request),
    orderFollowUp: (request) => orderFollowUp(parts, request),
    answerFollowUp: (request) => answerFollowUp(parts, request),
    summary: (request) => summariseReport(parts, request),
    unlock: (request) => unlockReport(parts, request),
    photo: (request) => reportPhoto(parts, request),
    readText: async ({ text, language }) => replyOf(text, language),
    erase: (request) => eraseReport(parts, request),
    poisonLines: async () => toPoisonLines(await lines.read()),
    poisonLinesSave: async (wanted) => toPoisonLines(await lines.save(wanted.lines, wanted.version)),
    async breedAnswers() {
      const from = firstMonth(now());
      return namedBreedAnswers(from, await breedCounts.since(from));
    },
  });
}
