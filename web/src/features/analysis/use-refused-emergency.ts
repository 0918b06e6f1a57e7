import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { Emergency } from "@hundeblick/proto/http/report";
import { selectLanguage } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { useReadEmergencyMutation } from "./analysis.api.ts";

/** Answers that may describe an emergency. */
const TELLING = ["redFlags", "wordAnswers", "concerns", "checks", "additionalInfo", "meds", "allergies"] as const;

/** Fetches the emergency in the answers of a rejected upload; without a reply the rejection is shown alone. */
export function useRefusedEmergency(): (context: AnalyzeContext) => Promise<Emergency | undefined> {
  const language = useAppSelector(selectLanguage);
  const [read] = useReadEmergencyMutation();
  return async (context) => {
    if (!TELLING.some((field) => (context[field]?.length ?? 0) > 0)) return undefined;
    const reply = await read({ context, language });
    return reply.data?.emergency ?? undefined;
  };
}
