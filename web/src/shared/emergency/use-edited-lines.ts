import type { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import type { Language } from "@hundeblick/proto/language";
import type { ShownLine } from "@hundeblick/triage/emergency-data";
import { inLanguage } from "@hundeblick/triage/in-language";
import { loadOnce } from "../load-once.ts";
import { useLoaded } from "../use-loaded.ts";

let edited: PoisonLinesReply["lines"] = null;

const ask = () => fetch("/api/check/poison-lines", { signal: AbortSignal.timeout(5_000) });

const load = () =>
  loadOnce("poison-lines", async () => {
    const response = await ask().then((first) => (first.ok ? first : ask()), ask);
    if (!response.ok) throw new Error(`poison lines: ${response.status}`);
    // not validated, because it is our own reply
    ({ lines: edited } = (await response.json()) as PoisonLinesReply);
  });

/**
 * Lines edited by operators; null without any, and offline. Fetched once per visit (after a failure once more), so that no number changes under a
 * finger.
 */
export function useEditedLines(language: Language): ShownLine[] | null {
  useLoaded(load);
  return edited && inLanguage(edited, language);
}
