import { KEY_PATTERN, MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { ID_PATTERN } from "@hundeblick/proto/new-id";
import { isVisitActive } from "../visit/visit.ts";
import { EMPTY_DOG, type DogInfo } from "./dog-info.ts";
import {
  NEW_SESSION,
  type AnalysisData,
  type StoredSession,
  type PhotoFile,
  type SessionState,
} from "./session.slice.ts";

export const STORE_KEY = "app-store";

/** The stored fields of a session. */
export function toStored(state: SessionState): StoredSession {
  const { analysisError: _e, email: _m, ...kept } = state;
  return kept;
}

// stored data may be old, truncated or edited; validated without zod, because this runs before the first paint (20 kB)
type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown, max: number): string => (typeof value === "string" && value.length <= max ? value : "");
export const isKey = (value: unknown): value is string => typeof value === "string" && KEY_PATTERN.test(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 40) : []);
/** Ids of a list, by shape only: the closed lists stay out of the first scripts. */
export const storedIds = <Id extends string>(value: unknown): Id[] => listOf(value).filter(isKey) as Id[];
const id = (value: unknown): string | null => (typeof value === "string" && ID_PATTERN.test(value) ? value : null);
const language = (value: unknown): Language => LANGUAGES.find((known) => known === value) ?? NEW_SESSION.language;

function photoFile(value: unknown): PhotoFile | null {
  if (!isFields(value) || typeof value["size"] !== "number") return null;
  const { size, sentSize } = value;
  return {
    name: text(value["name"], 300),
    type: text(value["type"], 100),
    size,
    ...(typeof sentSize === "number" && { sentSize }),
  };
}

function analysisData(value: unknown): AnalysisData | null {
  if (!isFields(value)) return null;
  const reportId = id(value["reportId"]);
  const metrics = value["health_metrics"];
  const dog = value["dog_profile"];
  if (!reportId || !isFields(metrics) || !isFields(dog)) return null;
  const score = metrics["overall_score"];
  return {
    reportId,
    health_metrics: { overall_score: typeof score === "number" ? score : null },
    dog_profile: {
      name: text(dog["name"], MAX_LENGTHS.name) || null,
      breed: text(dog["breed"], MAX_LENGTHS.breed) || null,
    },
    ...(typeof value["open"] === "boolean" && { open: value["open"] }),
  };
}

const LENGTHS: Partial<Record<string, number>> = { ...MAX_LENGTHS, words: MAX_LENGTHS.additionalInfo };
const SHORT = 20;
/** Validated in the form (stored-check.ts). */
const OBJECTS = ["wordAnswers", "concerns", "checks"];

function dogInfo(value: unknown): DogInfo {
  if (!isFields(value)) return EMPTY_DOG;
  const { sex, neutered, pregnant, reportId } = value;
  const fields = Object.entries(EMPTY_DOG).map(([field, empty]) => {
    const stored = value[field];
    if (Array.isArray(empty)) return [field, OBJECTS.includes(field) ? listOf(stored) : storedIds(stored)];
    return [field, text(stored, LENGTHS[field] ?? SHORT)];
  });
  return {
    ...(Object.fromEntries(fields) as DogInfo),
    sex: sex === "male" || sex === "female" ? sex : "",
    neutered: typeof neutered === "boolean" ? neutered : null,
    pregnant: pregnant === true,
    reportId: id(reportId),
  };
}

/** The stored session, or a new one. */
export function storedSession(): SessionState {
  try {
    const session = restoreSession(localStorage.getItem(STORE_KEY));
    // a dialog over the home page is restored in the same visit only
    return { ...session, analysisStarted: session.analysisStarted && isVisitActive() };
  } catch {
    return NEW_SESSION;
  }
}

/** Parses a stored session (JSON). Invalid fields become empty. */
export function restoreSession(stored: string | null): SessionState {
  const kept = parse(stored);
  if (!kept) return NEW_SESSION;
  const currentAnalysisId = id(kept["currentAnalysisId"]);
  const result = analysisData(kept["analysisData"]);
  const spoken = language(kept["language"]);
  return {
    ...NEW_SESSION,
    currentAnalysisId,
    analysisData: result,
    // without an id the upload itself was interrupted; without a result it goes on
    isAnalyzing: currentAnalysisId !== null && (kept["isAnalyzing"] === true || result === null),
    language: spoken,
    country: spoken,
    selectedFile: photoFile(kept["selectedFile"]),
    dogInfo: dogInfo(kept["dogInfo"]),
    analysisStarted: kept["analysisStarted"] === true,
  };
}

function parse(stored: string | null): Fields | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}
