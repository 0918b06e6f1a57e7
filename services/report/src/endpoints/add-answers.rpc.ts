import { handle } from "@hundeblick/kit/bus";
import { addAnswers as addAnswersCall, readAnswers as readAnswersCall } from "@hundeblick/proto/rpc/report";
import { addAnswers, readAnswers } from "../domain/add-answers.ts";
import type { ReadReportDeps } from "../domain/read-report.ts";

export const addAnswersEndpoint = (deps: ReadReportDeps) =>
  handle(addAnswersCall, ({ visit, ...request }) => addAnswers(deps, { ...request, visit }));

export const readAnswersEndpoint = (deps: Pick<ReadReportDeps, "reports">) =>
  handle(readAnswersCall, (request) => readAnswers(deps, request));
