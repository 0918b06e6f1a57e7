import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { pushEvent } from "#shared/visit/data-layer.ts";

/**
 * On each navigation: adds a page view to the data layer once the title is set, scrolls to the top and moves the focus
 * there. Going back restores the position (by the browser), and another language of the same page keeps it.
 */
export function PageViews() {
  // a tool is one page, whatever the kind of result in its path
  const path = useLocation().pathname.replace(/(\/tools\/[^/]+)\/.*/, "$1");
  const wentBack = useNavigationType() === "POP";
  // without its language
  const page = path.slice(3);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) {
      if (!wentBack) scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    shown.current = page;
  }, [page, wentBack]);
  useEffect(() => {
    const timer = setTimeout(() =>
      pushEvent("page_view", {
        page_path: path.replace(/(\/report\/)[\w-]{22}/, "$1[id]"),
        page_title: document.title,
        language: document.documentElement.lang,
      }),
    );
    return () => clearTimeout(timer);
  }, [path]);
  return null;
}
