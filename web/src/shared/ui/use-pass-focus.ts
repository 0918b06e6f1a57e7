import { useLayoutEffect } from "react";

/** Moves the focus from this page's `#content` to that of the page that replaces it. */
export function usePassFocus(): void {
  useLayoutEffect(
    () => () => {
      // still in the document here, and replaced once this render is done
      if (!document.activeElement?.closest("#content")) return;
      queueMicrotask(() => document.getElementById("content")?.focus({ preventScroll: true }));
    },
    [],
  );
}
