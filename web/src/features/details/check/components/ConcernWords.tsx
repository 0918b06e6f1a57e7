import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { MAX_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { ConcernEntry } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { type ReactNode, useDeferredValue, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";

const MAX_WORDS_LENGTH = 300;

interface ConcernWordsProps {
  concerns: readonly ConcernEntry[];
  chosen: readonly ConcernInfo[];
  words: string;
  onWords: (words: string) => void;
  onChoose: (id: ConcernId) => void;
  /** Stands directly under the text. */
  children?: ReactNode;
}

/** Typed words suggest concerns; the owner confirms what is meant. */
export function ConcernWords({ concerns, chosen, words, onWords, onChoose, children }: ConcernWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const typed = useDeferredValue(words);
  const id = useId();
  const meant = suggestConcerns(typed, language, concerns).flatMap((suggestion) => {
    const entry = concerns.find((concern) => concern.id === suggestion.id);
    return entry && !chosen.some((one) => one.id === entry.id) ? [entry] : [];
  });
  const isFull = chosen.length >= MAX_CONCERNS;
  return (
    <div className="words">
      <div className="field">
        <label htmlFor={id}>{t("Say it in your own words")}</label>
        <textarea
          className="input"
          id={id}
          rows={2}
          maxLength={MAX_WORDS_LENGTH}
          value={words}
          placeholder={t("e.g. has been limping since yesterday, back left")}
          aria-describedby={`${id}-help`}
          onChange={(event) => onWords(event.target.value)}
        />
        <p className="help" id={`${id}-help`}>
          {t("We suggest what it may be about. You decide.")}
        </p>
      </div>
      {children}
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
    </div>
  );
}
