import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { Emergency } from "@hundeblick/proto/http/report";
import { selectLanguage } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { useReadEmergencyMutation } from "./analysis.api.ts";

/** What an emergency can be told in; a name or a weight is none. */
const TELLING = ["redFlags", "wordAnswers", "additionalInfo", "meds", "allergies"] as const;

/**
 * Asks what cannot wait in the answers of an upload that was refused at the door: no analysis will ever say it.
 * When nobody answers, the refusal stands alone.
 */
export function useRefusedEmergency(): (context: AnalyzeContext) => Promise<Emergency | undefined> {
  const language = useAppSelector(selectLanguage);
  const [read] = useReadEmergencyMutation();
  return async (context) => {
    if (!TELLING.some((field) => (context[field]?.length ?? 0) > 0)) return undefined;
    const reply = await read({ context, language });
    return reply.data?.emergency ?? undefined;
  };
}
