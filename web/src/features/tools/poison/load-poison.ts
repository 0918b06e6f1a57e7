import type { Language } from "@hundeblick/proto/language";
import { loadConcern, loadEmergencyLines } from "@hundeblick/triage/load";
import { loadOnce } from "#shared/load-once.ts";

/** The concern's rules and the poison helplines: the calculator has no rules of its own. */
export const loadPoison = (language: Language) =>
  loadOnce(`poison ${language}`, async () => {
    const [concern, guide] = await Promise.all([loadConcern("ate_something", language), loadEmergencyLines(language)]);
    return { concern, guide };
  });

/** Assessment and result, loaded while the questions are answered. */
export const loadPoisonResult = () =>
  loadOnce("poison result", async () => (await import("./PoisonResult.tsx")).PoisonResult);
