import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import { useEffect, useState } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { useReadWordsQuery } from "./emergency.api.ts";

/** Debounce in ms. */
const PAUSE_MS = 500;
const NO_SIGNS: ReadSigns = { alarms: [], ask: [] };

/**
 * Signs in a text while typing. `read`: those of the text as it stands, null until it is read; `signs`: what is shown
 * meanwhile. `failed`: it could not be read, for example offline.
 */
export function useReadWords(typed: string): { signs: ReadSigns | null; read: ReadSigns | null; failed: boolean } {
  const language = useLanguage();
  const now = typed.trim().slice(0, MAX_LENGTHS.additionalInfo);
  const text = useSettled(now);
  const { currentData, data: last = null, isError } = useReadWordsQuery({ text, language }, { skip: text === "" });
  if (now === "") return { signs: NO_SIGNS, read: NO_SIGNS, failed: false };
  const read = (text === now && currentData) || null;
  return { signs: read ?? (last && stillWritten(last, now)), read, failed: isError };
}

/** Signs of an earlier text until the new one is read: they neither flicker nor outlive their words. */
const stillWritten = ({ alarms, ask }: ReadSigns, text: string): ReadSigns => ({
  alarms: alarms.filter(({ words }) => text.includes(words)),
  ask: ask.filter(({ words }) => text.includes(words)),
});

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
