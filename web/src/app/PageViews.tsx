import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pushEvent } from "./data-layer.ts";

/** Tells the data layer of every page opened, once its title stands. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() =>
      pushEvent("page_view", {
        page_path: pathname.replace(/(\/report\/)[\w-]{22}/, "$1[id]"),
        page_title: document.title,
        language: document.documentElement.lang,
      }),
    );
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
