import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { newId } from "@hundeblick/proto/ids";
import type { StoredReport } from "../../src/domain/ports.ts";
import { composed, looksLike } from "./dogs.ts";

/** The request of the analysis service when it has finished. */
export const buildRequest = (
  answers: OwnerAnswers = {
    name: "Frieda",
    breed: "Labrador Retriever",
    ageMonths: 108,
    weightKg: 33,
    sex: "female",
    goals: ["joints"],
  },
) => ({
  analysisId: newId(),
  looked: looksLike("labrador-retriever"),
  answers,
  language: "de" as const,
  market: "de" as const,
  photoKey: `photos/${newId()}.jpg`,
  visit: { sessionId: newId() },
});

export const buildReport = (over: Partial<StoredReport> = {}): StoredReport => ({
  id: newId(),
  analysisId: newId(),
  createdAt: new Date("2026-11-21T10:00:00.000Z"),
  language: "de",
  market: "de",
  photoKey: `photos/${newId()}.jpg`,
  unlocked: false,
  composed: composed({
    name: "Frieda",
    breed: "Labrador Retriever",
    ageMonths: 108,
    weightKg: 33,
    goals: ["joints"],
    allergies: "Huhn",
  }),
  ...over,
});
