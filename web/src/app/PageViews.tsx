import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { pushEvent } from "#shared/visit/data-layer.ts";

/**
 * What every page does when it opens: it adds a page view to the data layer, once its title stands, and begins at its
 * top. Whoever reads by ear or keyboard begins there too; the link that was pressed is gone. Going back finds the old
 * place (the browser sees to it), and another language of the same page stays where it is.
 */
export function PageViews() {
  // a tool is one page, whatever kind of result its address names
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
