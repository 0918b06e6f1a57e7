import type { ConcernId } from "@hundeblick/proto/health/check";
import { concernById } from "../../triage/src/all-concerns.ts";

/** A concern with an answer to each question, nothing urgent where the question has such an option. */
const answeredInFull = (id: ConcernId) => ({
  id,
  answers: Object.fromEntries(
    concernById(id).questions.map((question) => {
      if (question.kind === "number") return [question.id, question.min];
      const calm = question.options.find((option) => option.id === "none") ?? question.options.at(-1);
      return [question.id, question.kind === "many" ? [calm?.id] : calm?.id];
    }),
  ),
});

const measuredAt = "2026-11-20T10:00:00Z";

/** Everything an owner can say about three concerns. */
export const FULL_CASE = {
  name: "Balthasar",
  breed: "Labrador Retriever",
  age_months: 110,
  weight_kg: 38.4,
  sex: "female",
  neutered: false,
  allergies: "Huhn, Hausstaubmilben",
  meds: "Rimadyl 50 mg zweimal täglich, Apoquel",
  conditions: ["kidney_disease", "hypothyroidism"],
  medicines: ["nsaid", "thyroid_hormone"],
  diet: "mixed",
  additionalInfo:
    "Seit ungefähr drei Wochen ist sie nach dem Aufstehen steif, nach zehn Minuten läuft es sich ein. ".repeat(4) +
    "Sie trinkt mehr als früher und kratzt sich nachts.",
  concerns: (["stiff_old", "drinking_more", "itching_skin"] as const).map(answeredInFull),
  checks: [
    { id: "body_condition", inputs: { ribs: "padded", waist: "straight", belly: "level" }, measuredAt },
    { id: "resting_breathing", inputs: { taps: 12, state: "asleep", effort: ["none"] }, measuredAt },
  ],
};
