import { useEffect, useRef } from "react";

/** After unlocking, a report opens at its top, with the focus there. */
export function useOpenAtTop(isLocked: boolean | undefined) {
  const wasLocked = useRef(false);
  useEffect(() => {
    if (wasLocked.current && isLocked === false) {
      window.scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    wasLocked.current = isLocked === true;
  }, [isLocked]);
}
