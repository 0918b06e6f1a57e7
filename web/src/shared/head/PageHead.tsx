import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS, LANGUAGES } from "@hundeblick/proto/languages";
import { SITE_URL } from "./site.ts";
import { windowTitle } from "./window-title.ts";
import { useLanguage } from "../language/use-language.ts";

interface PageHeadProps {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page, e.g. `/de`. */
  path: string;
  /** Path of the same page in another language; missing if it exists once. */
  alternate?: (language: Language) => string;
  /** Languages of the page; default: all. */
  languages?: readonly Language[];
  type?: "website" | "article";
  /** Path whose title and picture networks show; default: this page's. */
  preview?: string;
}

/** Meta data of a public page for search engines and social networks. */
export function PageHead({
  title,
  description,
  keywords,
  path,
  alternate,
  languages = LANGUAGES,
  type = "website",
  preview = path,
}: PageHeadProps) {
  const language = useLanguage();
  const url = SITE_URL + path;
  const [fallback = "de"] = languages;
  return (
    <>
      <title>{windowTitle(title)}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={url} />
      {alternate &&
        languages.map((to) => <link key={to} rel="alternate" hrefLang={to} href={SITE_URL + alternate(to)} />)}
      {alternate && <link rel="alternate" hrefLang="x-default" href={SITE_URL + alternate(fallback)} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Hundeblick" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={SITE_URL + preview} />
      <meta property="og:locale" content={LANGUAGE_FACTS[language].locale.replace("-", "_")} />
      <meta property="og:image" content={`${SITE_URL}/og${preview}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
