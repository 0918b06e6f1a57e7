import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import { LONGEST } from "@hundeblick/proto/health/answer-limits";
import { useEffect, useState } from "react";
import { useLanguage } from "../../../app/use-language.ts";
import { useReadWordsQuery } from "./emergency.api.ts";

/** Half a second after the last key. */
const PAUSE_MS = 500;
const NO_SIGNS: ReadSigns = { alarms: [], ask: [] };

/** Signs in a text that is being typed; null while they are not known, as without a network. */
export function useReadWords(typed: string): ReadSigns | null {
  const language = useLanguage();
  const text = useSettled(typed.trim().slice(0, LONGEST.additionalInfo));
  const { data } = useReadWordsQuery({ text, language }, { skip: text === "" });
  return typed.trim() === "" ? NO_SIGNS : (data ?? null);
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
