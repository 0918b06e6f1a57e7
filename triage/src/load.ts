import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { sources, texts } from "virtual:triage";
import type { Check } from "./check.ts";
import type { Concern } from "./concern.ts";
import type { EmergencyGuide, EmergencyLines } from "./emergency-data.ts";
import type { Lists, Names, ShownSource } from "./modules.ts";

/** Concerns, checks, illnesses and medicines of a language by name, with owners' words for suggestions. */
export const loadLists = async (language: Language): Promise<Lists> => (await texts[language].lists()).default;

/** Concerns and checks by name only. */
export const loadNames = async (language: Language): Promise<Names> => (await texts[language].names()).default;

/** Poison helplines and how to find the vet on duty; `linesOf` filters those of a country. */
export const loadEmergency = async (language: Language): Promise<EmergencyGuide> =>
  (await texts[language].emergency()).default;

/** Poison helplines alone. */
export const loadEmergencyLines = async (language: Language): Promise<EmergencyLines> =>
  (await texts[language].lines()).default;

export const loadConcern = async (id: ConcernId, language: Language): Promise<Concern> =>
  (await texts[language].concern[id]()).default;

export const loadCheck = async (id: CheckId, language: Language): Promise<Check> =>
  (await texts[language].check[id]()).default;

/** Sources of one concern or check. */
export const loadConcernSources = async (id: ConcernId): Promise<ShownSource[]> =>
  (await sources.concern[id]()).default;
export const loadCheckSources = async (id: CheckId): Promise<ShownSource[]> => (await sources.check[id]()).default;
