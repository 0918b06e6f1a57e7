import { useState } from "react";
import { useTabState } from "#shared/session/use-tab-state.ts";

const MAX_SCREENS = 40;
const readPlace = (kept: unknown): number | null =>
  Number.isInteger(kept) && Number(kept) >= 0 && Number(kept) <= MAX_SCREENS ? Number(kept) : null;

/** The screen of a check that is shown; after a reload the same, unless the check was taken back since. */
export function useCheckPlace(name: string, isBegun: boolean) {
  const { value, set } = useTabState(`check-step-${name}`, readPlace);
  const [moved, setMoved] = useState(false);
  const setPlace = (place: number | null) => {
    setMoved(true);
    set(place);
  };
  return { place: moved || isBegun ? value : null, setPlace };
}
