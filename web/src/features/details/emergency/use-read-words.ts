import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import { useEffect, useState } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { useReadWordsQuery } from "./emergency.api.ts";

/** Debounce in ms. */
const PAUSE_MS = 500;
const NO_SIGNS: ReadSigns = { alarms: [], ask: [] };

/** Signs in a text while typing; null: not known yet. `failed`: it could not be read, for example offline. */
export function useReadWords(typed: string): { signs: ReadSigns | null; failed: boolean } {
  const language = useLanguage();
  const text = useSettled(typed.trim().slice(0, MAX_LENGTHS.additionalInfo));
  const { data, isError } = useReadWordsQuery({ text, language }, { skip: text === "" });
  const isEmpty = typed.trim() === "";
  return { signs: isEmpty ? NO_SIGNS : (data ?? null), failed: isError && !isEmpty };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
