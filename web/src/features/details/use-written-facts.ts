import { type FocusEvent, useState } from "react";
import type { DogInfo } from "#shared/session/dog-info.ts";

/**
 * The dog with age and weight as they were before the field that is being written in: the 1 of 17 kg is no small dog.
 * `watch` is for the element around the fields.
 */
export function useWrittenFacts(dog: DogInfo) {
  const { age_months, weight_kg } = dog;
  const [before, setBefore] = useState({});
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.inputMode) setBefore({ age_months, weight_kg });
  };
  return { known: { ...dog, ...before }, watch: { onFocus, onBlur: () => setBefore({}) } };
}
