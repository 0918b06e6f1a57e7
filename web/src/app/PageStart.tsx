import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const LANGUAGE = /^\/(?:de|en|pl)(?=\/|$)/;

/**
 * A page that was opened by a link begins at its top, for eyes and for screen readers. Going back finds the old place (the browser sees to it),
 * and another language of the same page stays where it is.
 */
export function PageStart() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const page = pathname.replace(LANGUAGE, "");
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind === "POP" || hash !== "") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    // what had the focus went with the page before, and nothing on this one took it
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  }, [page, hash, kind]);
  return null;
}
