import { lazy, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { breedOfSlug, pathOfBreed, slugOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import { useLanguage } from "#shared/language/use-language.ts";

const List = lazy(() => import("./BreedsPage.tsx"));
const Page = lazy(() => import("./BreedPage.tsx"));
const Illnesses = lazy(() => import("./IllnessesPage.tsx"));
const Compare = lazy(() => import("./ComparePage.tsx"));

/** The list of all breeds, the page of one, the comparison of two, or what some get more often. */
export default function BreedRoute({ otherwise }: { otherwise: ReactNode }) {
  const language = useLanguage();
  const [, , , slug = "", ...more] = useLocation().pathname.replace(/\/+$/, "").split("/");
  if (more.length > 0) return otherwise;
  if (slug === "") return <List />;
  if (slug === "illnesses") return <Illnesses />;
  if (slug === "compare") return <Compare />;
  const id = breedOfSlug(slug, language);
  if (id === undefined) return otherwise;
  if (slugOfBreed(id, language) !== slug) return <Navigate to={pathOfBreed(id, language)} replace />;
  return <Page key={id} id={id} />;
}
