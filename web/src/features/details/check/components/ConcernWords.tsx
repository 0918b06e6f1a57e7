import { MAX_WORDS_LENGTH } from "@hundeblick/proto/health/answer-limits";
import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { ConcernEntry } from "@hundeblick/triage/concern";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { SuggestedConcerns } from "./SuggestedConcerns.tsx";

interface ConcernWordsProps {
  concerns: readonly ConcernEntry[];
  chosen: readonly ConcernInfo[];
  words: string;
  ageMonths: number | undefined;
  onWords: (words: string) => void;
  onChoose: (id: ConcernId) => void;
  /** Shown directly below the text. */
  children?: ReactNode;
}

/** Concerns suggested by typed words, to be confirmed. */
export function ConcernWords({ concerns, chosen, words, ageMonths, onWords, onChoose, children }: ConcernWordsProps) {
  const { t } = useTranslation();
  const id = useId();
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
      <SuggestedConcerns concerns={concerns} chosen={chosen} words={words} ageMonths={ageMonths} onChoose={onChoose} />
    </div>
  );
}
