import { useEffect } from "react";

const WITHOUT_IDLE_MS = 200;

/**
 * Parts of a long text are laid out when they come near (editorial.css): all at once, twice, while fonts and scripts come,
 * would hold a phone up. Once the page is alive they follow one by one, whenever nothing else is to do.
 */
export function useShowParts(address: string): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".prose > section")];
    let goesOn = true;
    const next = () => {
      const part = goesOn && parts.shift();
      if (!part) return;
      part.style.contentVisibility = "visible";
      whenIdle(next);
    };
    whenIdle(next);
    return () => {
      goesOn = false;
    };
  }, [address]);
}

// Safari knows no idle callback.
const whenIdle = (task: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, WITHOUT_IDLE_MS);
