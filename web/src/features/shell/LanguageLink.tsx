import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS, LANGUAGES } from "@hundeblick/proto/languages";
import { useLanguage } from "#shared/language/use-language.ts";
import { useGoToLanguage } from "./use-go-to-language.ts";

/** English first. */
export const LANGUAGE_ORDER: readonly Language[] = ["en", ...LANGUAGES.filter((one) => one !== "en")];

/** A language by its own name; links to its home page. */
export function LanguageLink({ to, onChosen }: { to: Language; onChosen?: () => void }) {
  const current = useLanguage();
  const go = useGoToLanguage(to);
  return (
    <a
      href={`/${to}`}
      lang={to}
      hrefLang={to}
      aria-current={current === to || undefined}
      onClick={(event) => {
        onChosen?.();
        go(event);
      }}
    >
      {LANGUAGE_FACTS[to].name}
    </a>
  );
}
