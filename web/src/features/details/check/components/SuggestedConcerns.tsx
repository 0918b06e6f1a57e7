import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { ConcernEntry } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";

interface SuggestedConcernsProps {
  concerns: readonly ConcernEntry[];
  chosen: readonly ConcernInfo[];
  words: string;
  ageMonths: number | undefined;
  onChoose: (id: ConcernId) => void;
}

/** Suggested concerns with buttons to confirm them. */
export function SuggestedConcerns({ concerns, chosen, words, ageMonths, onChoose }: SuggestedConcernsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const typed = useDeferredValue(words);
  const meant = suggestConcerns(typed, language, concerns, ageMonths).flatMap((suggestion) => {
    const entry = concerns.find((concern) => concern.id === suggestion.id);
    return entry && !chosen.some((one) => one.id === entry.id) ? [entry] : [];
  });
  const isFull = chosen.length >= MAX_CONCERNS;
  return (
    <div className="suggestions" aria-live="polite">
      {meant.length > 0 && !isFull && (
        <div className="stack stack--s">
          <h3 className="step-3">{t("Is it about this?")}</h3>
          <ul className="suggest">
            {meant.map((entry) => (
              <li key={entry.id}>
                <b>{entry.asked}</b>
                <button
                  className="button button--s"
                  type="button"
                  aria-label={t("Yes, {{concern}}", { concern: entry.name })}
                  onClick={() => onChoose(entry.id)}
                >
                  {t("Yes")}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
