import { useParams } from "react-router-dom";
import type { Language } from "@hundeblick/proto/language";
import { languageOfPath } from "./route-language.ts";
import { selectLanguage } from "../session/session.slice.ts";
import { useAppSelector } from "../store/store.ts";

/** Language of the page: the route's, else the stored one. Links start with `/${language}`. */
export function useLanguage(): Language {
  const { lang } = useParams();
  const stored = useAppSelector(selectLanguage);
  return languageOfPath(`/${lang ?? ""}`) ?? stored;
}
