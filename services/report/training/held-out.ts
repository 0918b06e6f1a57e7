import { LANGUAGES } from "@hundeblick/proto/language";
import { RedFlagId } from "@hundeblick/proto/health/answers";
import heldOut from "../src/data/red-flag-sentences/held-out.json" with { type: "json" };
import heldOutLate from "../src/data/red-flag-sentences/held-out-late.json" with { type: "json" };
import { type Labelled, levelOf } from "./labelled.ts";

/** Sentences by the author of the rules, held out from the first day: plainer than the sealed ones. */
export const heldOutSentences: readonly Labelled[] = [heldOut, heldOutLate].flatMap((set) =>
  LANGUAGES.flatMap((language) =>
    set[language].map(({ text, expect }, i) => ({
      text,
      language,
      level: levelOf(expect),
      flags: expect.map((id) => RedFlagId.parse(id)),
      writer: "own",
      scenario: `held-out-${i}`,
    })),
  ),
);
