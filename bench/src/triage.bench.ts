import { LANGUAGES } from "@hundeblick/proto/language";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { assess } from "@hundeblick/triage/assess";
import { concernEntryIn, concernIn, type Concern } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import type { Line } from "./verdict.ts";

const ROUNDS = 200;
const DOG = { ageMonths: 3, weightKg: 3, sex: "female", breed: "Boxer-Mischling", medicines: ["nsaid"] } as const;

/** The last option of every question and every sign, so that more rules match than for any real dog. */
const everything = ({ questions }: Concern) =>
  Object.fromEntries(
    questions.map((question) => {
      if (question.kind === "number") return [question.id, question.max];
      const ids = question.options.map(({ id }) => id).filter((id) => id !== "none");
      return [question.id, question.kind === "many" ? ids : (ids.at(-1) ?? "")];
    }),
  );

function millisecondsOf(act: () => unknown): number {
  for (let i = 0; i < ROUNDS; i += 1) act();
  const start = performance.now();
  for (let i = 0; i < ROUNDS; i += 1) act();
  return (performance.now() - start) / ROUNDS;
}

/** One complete assessment, and one reading of a sentence. */
export function triageBench(): Line[] {
  const concerns = allConcerns.flatMap((data) => LANGUAGES.map((language) => concernIn(data, language)));
  const first = performance.now();
  for (const concern of concerns) assess(concern, everything(concern), DOG);
  const cold = (performance.now() - first) / concerns.length;
  const warm = concerns.map((concern) => millisecondsOf(() => assess(concern, everything(concern), DOG)));
  const entries = allConcerns.map((data) => concernEntryIn(data, "de"));
  const text = "Er humpelt seit gestern hinten links, frisst nicht mehr richtig und hat heute früh zweimal erbrochen.";
  return [
    { what: "an assessment, slowest concern", value: Math.max(...warm), unit: "ms", hold: { most: 2 } },
    { what: "an assessment, before the code is compiled", value: cold, unit: "ms" },
    {
      what: "concerns suggested for a sentence",
      value: millisecondsOf(() => suggestConcerns(text, "de", entries)),
      unit: "ms",
    },
  ];
}
