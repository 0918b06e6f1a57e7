import { useEffect } from "react";

const WITHOUT_IDLE_MS = 200;
/** As in layout.css. */
const PARTS = ".parts > *, .prose > section";

/**
 * Renders parts of a long text when they come near (layout.css), because rendering all at once would block a phone.
 * After hydration the others follow one by one when idle; or all of them before a jump within the page, which would
 * miss its target when parts above it grew.
 */
export function useShowParts(address: string): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    let goesOn = true;
    const show = (part: HTMLElement) => {
      part.style.contentVisibility = "visible";
    };
    const next = () => {
      const part = goesOn && parts.shift();
      if (!part) return;
      show(part);
      whenIdle(next);
    };
    const beforeJump = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) parts.splice(0).forEach(show);
    };
    document.addEventListener("click", beforeJump, { capture: true });
    whenIdle(next);
    return () => {
      goesOn = false;
      document.removeEventListener("click", beforeJump, { capture: true });
    };
  }, [address]);
}

// fallback for Safari
const whenIdle = (task: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, WITHOUT_IDLE_MS);
