import { useState } from "react";
import { useTabState } from "#shared/session/use-tab-state.ts";

const MAX_SCREENS = 40;
const readPlace = (kept: unknown): number | null =>
  Number.isInteger(kept) && Number(kept) >= 0 && Number(kept) <= MAX_SCREENS ? Number(kept) : null;

/** The current screen of a check, restored after a reload unless the check was withdrawn. */
export function useCheckPlace(name: string, isBegun: boolean) {
  const { value, set } = useTabState(`check-step-${name}`, readPlace);
  const [moved, setMoved] = useState(false);
  const setPlace = (place: number | null) => {
    setMoved(true);
    set(place);
  };
  return { place: moved || isBegun ? value : null, setPlace };
}
