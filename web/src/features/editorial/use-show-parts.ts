import { useEffect } from "react";

const WITHOUT_IDLE_MS = 200;

/**
 * Parts of a long text are laid out when they come near (editorial.css): all at once, twice, while fonts and scripts
 * come, would hold a phone up. Once the page is alive they follow one by one, whenever nothing else is to do, so that a
 * picture of the whole page is whole; or all of them before a jump within the page, which would miss its target when
 * parts above it grew meanwhile.
 */
export function useShowParts(address: string): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".prose > section")];
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

// Safari knows no idle callback.
const whenIdle = (task: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task, WITHOUT_IDLE_MS);
