import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import type { Span } from "../free-text/span.ts";
import { isAsleepOrPulling } from "./asleep-or-pulling.ts";
import { asksWhatIsAllowed } from "./asks-what-is-allowed.ts";
import { isCoughAsIfStuck } from "./cough-as-if-stuck.ts";
import { isLongKnown } from "./long-known.ts";
import { isMildlyPut } from "./mildly-put.ts";
import { isOfAnother } from "./of-another.ts";
import { isPassedAgain } from "./passed-again.ts";

/** A sign's own words (`at`) and the sentence or passage around them. */
type Place = { text: string; at: Span; around: Span };

/** What would raise an alarm but may be harmless: the owner is asked instead. */
export function isOnlyAsked(id: RedFlagNow, { text, at, around }: Place, language: Language): boolean {
  const sentence = text.slice(around.from, around.to);
  return (
    isMildlyPut(id, sentence, language) ||
    isAsleepOrPulling(id, sentence, language) ||
    isPassedAgain(id, sentence, language) ||
    asksWhatIsAllowed(id, text, language) ||
    isLongKnown(id, text, language) ||
    isCoughAsIfStuck(id, sentence, language) ||
    isOfAnother(id, text, at, language)
  );
}
