import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { sources, texts } from "virtual:triage";
import type { Check, CheckEntry } from "./check.ts";
import type { Concern, ConcernEntry } from "./concern.ts";
import type { ShownSource } from "./modules.ts";

/** Every concern and check of a language by name, with owners' words for suggestions. */
export const loadLists = async (language: Language): Promise<{ concerns: ConcernEntry[]; checks: CheckEntry[] }> =>
  (await texts[language].lists()).default;

export const loadConcern = async (id: ConcernId, language: Language): Promise<Concern> =>
  (await texts[language].concern[id]()).default;

export const loadCheck = async (id: CheckId, language: Language): Promise<Check> =>
  (await texts[language].check[id]()).default;

/** Sources of one concern or check, for those who want to read on. */
export const loadConcernSources = async (id: ConcernId): Promise<ShownSource[]> =>
  (await sources.concern[id]()).default;
export const loadCheckSources = async (id: CheckId): Promise<ShownSource[]> => (await sources.check[id]()).default;
