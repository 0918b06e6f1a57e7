import type { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import type { Language } from "@hundeblick/proto/language";
import type { ShownLine } from "@hundeblick/triage/emergency-data";
import { inLanguage } from "@hundeblick/triage/in-language";
import { useEffect, useState } from "react";

/** Lines edited by operators; null without any. Not validated, because it is our own reply. */
export function useEditedLines(language: Language): ShownLine[] | null {
  const [lines, setLines] = useState<PoisonLinesReply["lines"]>(null);
  useEffect(() => {
    let shown = true;
    const read = async () => {
      const response = await fetch("/api/check/poison-lines");
      const reply = response.ok ? ((await response.json()) as PoisonLinesReply) : null;
      if (shown && Array.isArray(reply?.lines)) setLines(reply.lines);
    };
    // offline the page's own lines stay
    read().catch(() => undefined);
    return () => {
      shown = false;
    };
  }, []);
  return lines && lines.map((line) => inLanguage(line, language));
}
