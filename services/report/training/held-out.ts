import { LANGUAGES } from "@hundeblick/proto/language";
import { RED_FLAGS_NOW, RedFlagId } from "@hundeblick/proto/health/answers";
import heldOut from "../src/data/red-flag-sentences/held-out.json" with { type: "json" };
import heldOutLate from "../src/data/red-flag-sentences/held-out-late.json" with { type: "json" };
import type { Labelled } from "./labelled.ts";

const isNow = (id: string) => (RED_FLAGS_NOW as readonly string[]).includes(id);

/** Sentences by the author of the rules, held out from the first day: plainer than the sealed ones. */
export const heldOutSentences: readonly Labelled[] = [heldOut, heldOutLate].flatMap((set) =>
  LANGUAGES.flatMap((language) =>
    set[language].map(({ text, expect }, i) => ({
      text,
      language,
      level: expect.some(isNow) ? ("now" as const) : expect.length > 0 ? ("soon" as const) : ("none" as const),
      flags: expect.map((id) => RedFlagId.parse(id)),
      writer: "own",
      scenario: `held-out-${i}`,
    })),
  ),
);
