import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { useState } from "react";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useCountedUses } from "../check/use-counted-uses.ts";
import { type Alarm, alarmsIn, type AnyAlarm, keyOf } from "./alarms.ts";
import { countedWords } from "./counted-words.ts";
import { usePoisonLinesQuery } from "./emergency.api.ts";
import { useConcernAlarms } from "./use-concern-alarms.ts";
import { useReadWords } from "./use-read-words.ts";

/** Where in the form the emergency stands: directly under what it comes from. */
export type EmergencyPlace = "ticks" | "words" | "concerns" | "more";

/** What cannot wait, ticked, typed or answered, and whether its screen stands over the form. */
export function useEmergency(dog: DogInfo) {
  // Asked for with the form, so that no number changes under a finger.
  usePoisonLinesQuery();
  const { signs: words, failed: wordsFailed } = useReadWords(dog.words);
  const { signs: more, failed: moreFailed } = useReadWords(dog.additionalInfo);
  useCountedUses(countedWords([words, more], dog.wordAnswers));
  const concerns = useConcernAlarms(dog);
  // Going on holds for the signs that were on the screen; a new one brings it back.
  const [passed, setPassed] = useState<readonly string[]>([]);
  const ticked: Alarm[] = RED_FLAGS_NOW.filter((id) => dog.redFlags.includes(id)).map((id) => ({ id }));
  const inWords = alarmsIn(words, dog.wordAnswers);
  const inMore = alarmsIn(more, dog.wordAnswers);
  const alarms = [...ticked, ...inWords, ...concerns.alarms, ...inMore].filter(
    (alarm, i, all) => all.findIndex((other) => keyOf(other) === keyOf(alarm)) === i,
  );
  const places: [EmergencyPlace, readonly AnyAlarm[]][] = [
    ["ticks", ticked],
    ["words", inWords],
    ["concerns", concerns.alarms],
    ["more", inMore],
  ];
  const fresh = (from: readonly AnyAlarm[]) => from.some((alarm) => !passed.includes(keyOf(alarm)));
  const place = (isHere: (from: readonly AnyAlarm[]) => boolean) =>
    places.find(([, from]) => isHere(from))?.[0] ?? null;
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
    /** The concerns without the answers that brought the screen. */
    concernsTakenBack: concerns.takenBack,
    goOn: () => setPassed(alarms.map(keyOf)),
    show: () => setPassed([]),
  };
}
