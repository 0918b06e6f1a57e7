import type { Language } from "@hundeblick/proto/language";
import { useLanguage } from "#shared/language/use-language.ts";
import { LANGUAGE_NAMES } from "#shared/ui/language-names.ts";
import { useGoToLanguage } from "./use-go-to-language.ts";

export const LANGUAGE_ORDER: readonly Language[] = ["en", "de", "pl"];

/** A language by its own name; leads to its home page. */
export function LanguageLink({ to, onChosen }: { to: Language; onChosen?: () => void }) {
  const current = useLanguage();
  const go = useGoToLanguage(to);
  return (
    <a
      href={`/${to}`}
      lang={to}
      hrefLang={to}
      aria-current={current === to ? "true" : undefined}
      onClick={(event) => {
        onChosen?.();
        go(event);
      }}
    >
      {LANGUAGE_NAMES[to]}
    </a>
  );
}
