import { useEffect, useRef, useState } from "react";
import { blockBackButton } from "#shared/ui/back-button.ts";

/** A blocked navigation: `go` continues it, `stay` cancels it. */
type Leaving = { go: () => void; stay: () => void };

/** Blocks leaving by a link, a `data-leaves` control, back, forward or closing; undefined without an attempt. */
export function useLeaving(isHeld: boolean): Leaving | undefined {
  const [way, setWay] = useState<() => void>();
  const isReleased = useRef(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const here = { path: location.pathname, place: placeOf(history.state) };
    const onClick = (event: MouseEvent): void => {
      const control = isPlain(event) ? (event.target as Element).closest<HTMLElement>("a[href], [data-leaves]") : null;
      if (
        isReleased.current ||
        control === null ||
        (control instanceof HTMLAnchorElement && (control.target !== "" || control.pathname === here.path))
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => control.click());
    };
    const release = blockBackButton((event) => {
      if (isReleased.current || location.pathname === here.path) return false;
      // the browser has navigated already and is sent back
      const steps = here.place - placeOf(event.state);
      history.go(steps);
      setWay(() => () => history.go(-steps));
      return true;
    });
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      release();
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isHeld]);
  const stay = (): void => setWay(undefined);
  return (
    way && {
      go: () => {
        isReleased.current = true;
        stay();
        way();
      },
      stay,
    }
  );
}

/** Index of the router's history entry. */
const placeOf = (state: unknown): number =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
