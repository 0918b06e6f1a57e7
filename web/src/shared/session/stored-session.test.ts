import { storedChecks, storedConcerns } from "./stored-check.ts";
import { expect, test } from "vitest";
import { EMPTY_DOG } from "./dog-info.ts";
import { toStored, restoreSession } from "./stored-session.ts";
import { NEW_SESSION, type SessionState } from "./session.slice.ts";

const ID = "abcdefghijklmnopqrstuv";
const full: SessionState = {
  ...NEW_SESSION,
  currentAnalysisId: ID,
  analysisData: {
    reportId: ID,
    health_metrics: { overall_score: 76 },
    dog_profile: { name: "Frieda", breed: "Labrador Retriever" },
  },
  isAnalyzing: true,
  language: "pl",
  country: "pl",
  selectedFile: { name: "frieda.jpg", type: "image/jpeg", size: 1234 },
  previewUrl: "blob:http://localhost/1",
  dogInfo: {
    ...EMPTY_DOG,
    name: "Frieda",
    goals: ["joints"],
    redFlags: ["bloat"],
    concerns: [{ id: "vomiting", answers: { danger: ["none"], times: "once", since: 2 }, skipped: ["state"] }],
    checks: [{ id: "gums", inputs: { colour: "pink" }, measuredAt: "2026-11-23T10:00:00.000Z" }],
    conditions: ["diabetes"],
    medicines: ["insulin"],
    reportId: ID,
  },
  analysisStarted: true,
  analysisError: "no",
  email: "jana@example.org",
};

test("stores exactly nine fields, without error and e-mail", () => {
  expect(Object.keys(toStored(full)).toSorted()).toEqual([
    "analysisData",
    "analysisStarted",
    "country",
    "currentAnalysisId",
    "dogInfo",
    "isAnalyzing",
    "language",
    "previewUrl",
    "selectedFile",
  ]);
});

test("restores a session without the preview's URL", () => {
  const { analysisError: _e, email: _m, ...rest } = full;
  expect(restoreSession(JSON.stringify(toStored(full)))).toEqual({
    ...rest,
    previewUrl: null,
    analysisError: null,
    email: "",
  });
});

test("an analysis whose status could not be read goes on", () => {
  const unread = toStored({ ...full, analysisData: null, isAnalyzing: false });
  expect(restoreSession(JSON.stringify(unread)).isAnalyzing).toBe(true);
});

test("an upload interrupted by a reload is not running", () => {
  const cut = toStored({ ...full, currentAnalysisId: null });
  expect(restoreSession(JSON.stringify(cut)).isAnalyzing).toBe(false);
});

test.each([
  ["nothing", null],
  ["no JSON", "{oops"],
  ["a list", "[1,2]"],
  ["a number", "7"],
  ["wrong types everywhere", JSON.stringify(Object.fromEntries(Object.keys(toStored(full)).map((key) => [key, 7])))],
])("storage holding %s gives a fresh session", (_name, stored) => {
  expect(restoreSession(stored)).toEqual(NEW_SESSION);
});

test("drops an invalid id or language, and keeps the rest", () => {
  const edited = { ...toStored(full), currentAnalysisId: "../../etc", language: "fr" };
  const session = restoreSession(JSON.stringify(edited));
  expect(session.currentAnalysisId).toBeNull();
  expect(session.language).toBe("de");
  expect(session.dogInfo.name).toBe("Frieda");
});

test("drops or limits invalid concerns and checks", () => {
  const concerns = [{ id: "../etc" }, 7, null, ...["a", "b", "c", "d"].map((id) => ({ id, answers: [id] }))];
  const checks = [{ id: "gums", inputs: { __proto__: "x", "a b": "x", ok: {}, n: "1" }, measuredAt: "yesterday" }];
  const { dogInfo } = restoreSession(JSON.stringify({ dogInfo: { concerns, checks, conditions: [1, "b"] } }));
  expect(storedConcerns(dogInfo.concerns)).toEqual(["a", "b", "c"].map((id) => ({ id, answers: {}, skipped: [] })));
  expect(storedChecks(dogInfo.checks)).toEqual([]);
  expect(dogInfo.conditions).toEqual(["b"]);
});
