import { Navigate, useLocation } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { languagesOf, lookUp } from "../../content/content.ts";
import { Article } from "./Article.tsx";
import { ContentNotFound } from "./ContentNotFound.tsx";

/** The content page the address names. One short word that is no page anywhere is an unknown address like any other. */
export default function ContentRoute() {
  const language = useLanguage();
  const path = useLocation().pathname.split("/").slice(2).join("/").replace(/\/+$/, "");
  const page = lookUp(language, path);
  if (page && page.kind !== "tool") return <Article key={page.url} entry={page} />;
  if (!path.includes("/") && languagesOf(path).length === 0) return <Navigate to={`/${language}`} replace />;
  return <ContentNotFound path={path} />;
}
