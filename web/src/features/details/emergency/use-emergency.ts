import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { useState } from "react";
import { useEditedLines } from "#shared/emergency/use-edited-lines.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useCountedUses } from "../check/use-counted-uses.ts";
import { type Alarm, alarmsIn, type AnyAlarm, keyOf } from "./alarms.ts";
import { countedWords } from "./counted-words.ts";
import { useConcernAlarms } from "./use-concern-alarms.ts";
import { useReadWords } from "./use-read-words.ts";

/** Place of the emergency in the form: directly below its cause. */
export type EmergencyPlace = "ticks" | "words" | "concerns" | "more";

/** Emergencies, ticked, typed or answered, and whether their screen is shown. */
export function useEmergency(dog: DogInfo) {
  // loaded with the form, so that no number changes under a finger
  useEditedLines(useLanguage());
  const { signs: words, read: wordsRead, failed: wordsFailed } = useReadWords(dog.words);
  const { signs: more, read: moreRead, failed: moreFailed } = useReadWords(dog.additionalInfo);
  useCountedUses(countedWords([words, more], dog.wordAnswers));
  const concerns = useConcernAlarms(dog);
  // continuing applies to the visible signs; a new one opens the screen again
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
    read: [wordsRead, moreRead],
    failed: { words: wordsFailed, more: moreFailed },
    alarms,
    /** Place of the screen; null without one, or after the owner continued. */
    open,
    /** Place of the reminder after continuing. */
    passed: open ? null : place((from) => from.length > 0),
    /** The concerns without the answers that opened the screen. */
    concernsTakenBack: concerns.takenBack,
    goOn: () => setPassed(alarms.map(keyOf)),
    show: () => setPassed([]),
  };
}
