import { handle } from "@hundeblick/kit/bus";
import { eraseAnalysis as contract } from "@hundeblick/proto/rpc/analysis";
import { eraseAnalysis, type EraseAnalysisDeps } from "../domain/erase-analysis.ts";

export const eraseAnalysisEndpoint = (deps: EraseAnalysisDeps) =>
  handle(contract, (request) => eraseAnalysis(deps, request));
