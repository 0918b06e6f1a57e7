import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { useState } from "react";
import type { DogInfo } from "../../../app/dog-info.ts";
import { useCountedUses } from "../check/use-counted-uses.ts";
import { type Alarm, alarmsIn } from "./alarms.ts";
import { countedWords } from "./counted-words.ts";
import { usePoisonLinesQuery } from "./emergency.api.ts";
import { useReadWords } from "./use-read-words.ts";

/** Where in the form the emergency stands: directly under what it comes from. */
export type EmergencyPlace = "ticks" | "words" | "more";

/** Signs that cannot wait, ticked or typed, and whether their screen stands over the form. */
export function useEmergency(dog: DogInfo) {
  // Asked for with the form, so that no number changes under a finger.
  usePoisonLinesQuery();
  const { signs: words, failed: wordsFailed } = useReadWords(dog.words);
  const { signs: more, failed: moreFailed } = useReadWords(dog.additionalInfo);
  useCountedUses(countedWords([words, more], dog.wordAnswers));
  // Going on holds for the signs that were on the screen; a new one brings it back.
  const [passed, setPassed] = useState<readonly string[]>([]);
  const ticked: Alarm[] = RED_FLAGS_NOW.filter((id) => dog.redFlags.includes(id)).map((id) => ({ id }));
  const inWords = alarmsIn(words, dog.wordAnswers);
  const inMore = alarmsIn(more, dog.wordAnswers);
  const alarms = [...ticked, ...inWords, ...inMore].filter(
    ({ id }, i, all) => all.findIndex((other) => other.id === id) === i,
  );
  const fresh = (from: readonly Alarm[]) => from.some(({ id }) => !passed.includes(id));
  const place = (isHere: (from: readonly Alarm[]) => boolean): EmergencyPlace | null =>
    isHere(ticked) ? "ticks" : isHere(inWords) ? "words" : isHere(inMore) ? "more" : null;
  const open = place(fresh);
  return {
    words,
    more,
    failed: { words: wordsFailed, more: moreFailed },
    alarms,
    /** Place of the screen; null when there is none or the owner went on. */
    open,
    /** Place of the reminder that stands in the form after going on. */
    passed: open ? null : place((from) => from.length > 0),
    goOn: () => setPassed(alarms.map(({ id }) => id)),
    show: () => setPassed([]),
  };
}
