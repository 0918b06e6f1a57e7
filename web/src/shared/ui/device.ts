import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 767.98px)";
const HANDHELD = /Android|iPhone|iPad|iPod|Mobile|Tablet|Silk|Kindle|Opera Mini|IEMobile/i;

/** Phone or tablet by user agent, or a window narrower than 768 px. */
export function isMobile(): boolean {
  return HANDHELD.test(navigator.userAgent) || window.matchMedia(NARROW).matches;
}

function onWidthChange(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** {@link isMobile} as state; prerendered pages are for a wide window. */
export const useIsMobile = (): boolean => useSyncExternalStore(onWidthChange, isMobile, () => false);
