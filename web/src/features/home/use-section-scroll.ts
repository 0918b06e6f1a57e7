import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Delay after navigating from another page, in ms. */
const AFTER_NAVIGATION_MS = 100;

/**
 * Scrolls to the section in the address: at once on this page, after a delay from another one. A section that was not
 * there yet is looked for again when all are there.
 */
export function useSectionScroll(areAllThere: boolean): void {
  const { hash, key } = useLocation();
  const arrived = useRef(false);
  const scrolledAt = useRef<string>(undefined);
  useEffect(() => {
    const wait = arrived.current ? 0 : AFTER_NAVIGATION_MS;
    arrived.current = true;
    if (!hash) scrolledAt.current = undefined;
    const section = hash && scrolledAt.current !== key && document.getElementById(hash.slice(1));
    if (!section) return undefined;
    const timer = setTimeout(() => {
      scrolledAt.current = key;
      section.scrollIntoView({ behavior: calm() ? "auto" : "smooth" });
      section.focus({ preventScroll: true });
    }, wait);
    return () => clearTimeout(timer);
  }, [hash, key, areAllThere]);
}

const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
