import { handle } from "@hundeblick/kit/bus";
import { startAnalysis } from "@hundeblick/proto/rpc/analysis";
import { acceptPhoto, type AcceptPhotoDeps } from "../domain/accept-photo.ts";

export const startAnalysisEndpoint = (deps: AcceptPhotoDeps) =>
  handle(startAnalysis, (request) => acceptPhoto(deps, request));
