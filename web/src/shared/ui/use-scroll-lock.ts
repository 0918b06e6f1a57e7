import { useLayoutEffect } from "react";

let locks = 0;

/** Locks the page's scrolling while the component is mounted. */
export function useScrollLock(active = true): void {
  useLayoutEffect(() => {
    if (!active) return undefined;
    locks += 1;
    document.body.style.overflow = "hidden";
    return () => {
      locks -= 1;
      if (locks === 0) document.body.style.removeProperty("overflow");
    };
  }, [active]);
}
