import { useEffect } from "react";

/**
 * Parts of a long text are laid out when they come near (editorial.css): all at once would hold a phone up. Before a jump
 * within the page all of them are: it would miss its target when parts above it grew meanwhile.
 */
export function useShowParts(): void {
  useEffect(() => {
    const beforeJump = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a[href^="#"]')) return;
      for (const part of document.querySelectorAll<HTMLElement>(".prose > section")) part.style.contentVisibility = "visible";
    };
    document.addEventListener("click", beforeJump, { capture: true });
    return () => document.removeEventListener("click", beforeJump, { capture: true });
  }, []);
}
