import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Localised } from "@hundeblick/proto/language";
import { redFlags } from "../../data/red-flags.ts";

/** `now` overrides score, praise and shop links; `soon` means a vet visit within a day or two. */
type RedFlagFacts = {
  id: RedFlagId;
  level: "now" | "soon";
  label: Localised;
  advice: Localised;
};

const byId = new Map(redFlags.map((flag) => [flag.id, flag]));

/** Level, label and advice of one sign. */
export function redFlagFacts(id: RedFlagId): RedFlagFacts {
  const flag = byId.get(id);
  if (!flag) throw new Error(`red flag without facts: ${id}`);
  return { id, level: flag.level, label: flag.label, advice: flag.advice };
}
