import { expect } from "vitest";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { readOwnerWords } from "../../src/domain/owner-words/read-owner-words.ts";
import { readText } from "../../src/domain/red-flags/read-text.ts";

/** What is read in an owner's answers, with the ids of the medicines. */
export function read(answers: OwnerAnswers, language: Language) {
  const { medications, ...rest } = readOwnerWords(answers, language);
  return { ...rest, medications: medications.map(({ id }) => id) };
}

// checks for the rows of test.each: language, text, and the ids to be found, which may be the same for all rows

type Ids = string | readonly string[];
type Check = (language: Language, text: string, idsOfRow?: Ids) => void;
const check =
  (found: (text: string, language: Language, ids: readonly string[]) => void) =>
  (...same: string[]): Check =>
  (language, text, idsOfRow = same) =>
    found(text, language, [idsOfRow].flat());

/** The free text names exactly these illnesses. */
export const expectConditions = check((additionalInfo, language, ids) =>
  expect(read({ additionalInfo }, language).conditions.toSorted()).toEqual(ids.toSorted()),
);
/** The free text names exactly these medicines. */
export const expectMedicines = check((additionalInfo, language, ids) =>
  expect(read({ additionalInfo }, language).medications).toEqual(ids),
);
/** The field of medicines has exactly these, and no unknown one. */
export const expectMedicinesInField = check((meds, language, ids) =>
  expect(read({ meds }, language)).toMatchObject({ medications: ids, unknownMedication: false }),
);

export const alarmsIn = (text: string, language: Language): string[] =>
  readText(text, language).alarms.map(({ id }) => id);
/** Signs that raise an alarm or are asked about. */
function signsIn(text: string, language: Language): string[] {
  const { alarms, ask } = readText(text, language);
  return [...alarms, ...ask].map(({ id }) => id);
}
export const expectAlarm = (language: Language, text: string, id: string) =>
  expect(alarmsIn(text, language)).toContain(id);
export const expectNoAlarm = (language: Language, text: string) => expect(alarmsIn(text, language)).toEqual([]);
/** An alarm is raised, or a question asked. */
export const expectSign = (language: Language, text: string, id: string) =>
  expect(signsIn(text, language)).toContain(id);
export const expectNoSign = (language: Language, text: string) => expect(signsIn(text, language)).toEqual([]);
