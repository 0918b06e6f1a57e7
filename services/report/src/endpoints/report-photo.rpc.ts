import { handle } from "@hundeblick/kit/bus";
import { reportPhoto as reportPhotoCall } from "@hundeblick/proto/rpc/report";
import { reportPhoto, type ReportPhotoDeps } from "../domain/report-photo.ts";

export const reportPhotoEndpoint = (deps: ReportPhotoDeps) =>
  handle(reportPhotoCall, (request) => reportPhoto(deps, request));
