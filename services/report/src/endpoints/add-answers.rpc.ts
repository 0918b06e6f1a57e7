import { handle } from "@hundeblick/kit/bus";
import { addAnswers as addAnswersCall, readAnswers as readAnswersCall } from "@hundeblick/proto/rpc/report";
import { addAnswers, type AddAnswersDeps, readAnswers } from "../domain/add-answers.ts";
import type { ReadReportDeps } from "../domain/read-report.ts";

export const addAnswersEndpoint = (deps: AddAnswersDeps) =>
  handle(addAnswersCall, ({ visit, ...request }) => addAnswers(deps, { ...request, visit }));

export const readAnswersEndpoint = (deps: Pick<ReadReportDeps, "reports">) =>
  handle(readAnswersCall, (request) => readAnswers(deps, request));
