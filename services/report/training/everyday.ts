import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { LANGUAGES } from "@hundeblick/proto/language";
import { HELD_OUT, LEARN } from "../../../triage/test/owner-texts/owner-texts.ts";
import type { Labelled } from "./labelled.ts";

/** Concerns that are no emergency, and whether they need a visit soon. */
const EVERYDAY: Readonly<Partial<Record<ConcernId, "soon" | "none">>> = {
  aggression: "none",
  alone: "none",
  confused_old: "soon",
  cough: "soon",
  drinking_more: "soon",
  ears: "soon",
  fear_noise: "none",
  itching_skin: "soon",
  limping: "soon",
  lump: "soon",
  parasites: "none",
  puppy_start: "none",
  scooting: "none",
  stiff_old: "soon",
  weight_gain: "none",
  weight_loss: "soon",
};

const everyday = (texts: typeof LEARN, set: string): readonly Labelled[] =>
  LANGUAGES.flatMap((language) =>
    texts[language].flatMap(({ text, concerns }, i) => {
      const levels = concerns.map((id) => EVERYDAY[id]);
      if (levels.includes(undefined)) return [];
      const level = levels.includes("soon") ? ("soon" as const) : ("none" as const);
      return [{ text, language, level, flags: [], writer: set, scenario: `${set}-${language}-${i}` }];
    }),
  );

/** Everyday complaints and texts without a complaint, for training. */
export const everydayToLearn = everyday(LEARN, "everyday");
/** The other half, only for measuring: neither trained on nor read by whoever changes the training. */
export const everydayHeldOut = everyday(HELD_OUT, "everyday-held-out");
