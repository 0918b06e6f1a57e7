import { expect, test } from "vitest";
import { newId } from "@hundeblick/proto/new-id";
import { EMPTY_DOG } from "./dog-info.ts";
import {
  analysisCleared,
  analysisCompleted,
  analysisFailed,
  detailsOpened,
  dogInfoChanged,
  newSession,
  photoChosen,
  analysisAccepted,
  sessionSlice,
} from "./session.slice.ts";

const RESULT = { reportId: newId(), health_metrics: { overall_score: 80 }, dog_profile: { name: null, breed: null } };
const PHOTO = { file: { name: "bella.jpg", type: "image/jpeg", size: 1 }, previewUrl: null };
const after = (...actions: Parameters<typeof sessionSlice.reducer>[1][]) =>
  actions.reduce(sessionSlice.reducer, newSession("pl"));

const FRIEDA = dogInfoChanged({
  name: "Frieda",
  weight_kg: "33",
  concerns: [{ id: "ears", answers: {}, skipped: [] }],
});
const reported = [photoChosen(PHOTO), FRIEDA, analysisCompleted(RESULT), analysisCleared()];

test("a photo after a report begins another dog", () => {
  const { dogInfo, selectedFile, language } = after(...reported, photoChosen(PHOTO));
  expect({ dogInfo, selectedFile, language }).toEqual({ dogInfo: EMPTY_DOG, selectedFile: PHOTO.file, language: "pl" });
});

test("another photo before the report, or after a rejected one, is of the same dog", () => {
  expect(after(photoChosen(PHOTO), FRIEDA, analysisCleared(), photoChosen(PHOTO)).dogInfo.name).toBe("Frieda");
});

test("another photo leaves the running analysis of the previous one", () => {
  expect(after(photoChosen(PHOTO), analysisAccepted(newId()), photoChosen(PHOTO))).toMatchObject({
    currentAnalysisId: null,
    isAnalyzing: false,
  });
});

test("a new photo or a new start leaves an analysis whose status could not be read", () => {
  const unread = [analysisAccepted(newId()), analysisFailed({ analysisError: "offline", currentAnalysisId: newId() })];
  expect(after(...unread, photoChosen(PHOTO)).currentAnalysisId).toBeNull();
  expect(after(...unread, detailsOpened()).currentAnalysisId).toBeNull();
});

test("an unread status keeps the analysis", () => {
  const id = newId();
  expect(
    after(analysisAccepted(id), analysisFailed({ analysisError: "offline", currentAnalysisId: id })),
  ).toMatchObject({
    currentAnalysisId: id,
    isAnalyzing: false,
    analysisError: "offline",
  });
});
