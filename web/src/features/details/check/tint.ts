import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { Check } from "@hundeblick/triage/check";

/** The chosen colour for the drawings of this check. */
export function tintOf({ inputs: asked }: Check, inputs: CheckAnswers): string | undefined {
  const options = asked.flatMap((input) =>
    input.kind === "one" ? input.options.filter(({ id }) => id === inputs[input.id]) : [],
  );
  return options.find(({ swatch }) => swatch)?.swatch;
}
