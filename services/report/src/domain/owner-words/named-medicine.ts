import type { Language } from "@hundeblick/proto/language";
import { medications } from "../../data/medications.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import type { OwnerWords } from "./owner-words.ts";

export type NamedMedicine = OwnerWords["medications"][number];

/** True for a painkiller made for people. */
export const isHarmful = (id: string): boolean => medications.some((one) => one.id === id && one.warning);

/** The owner's spelling of a normalised word. */
export const asWritten = (text: string, word: string, language: Language): string =>
  text.split(/\s+/).find((token) => wordsOf(token, language).includes(word)) ?? word;

export function named(id: string, text: string): NamedMedicine {
  const entry = medications.find((medication) => medication.id === id);
  if (!entry) throw new Error(`unknown medicine: ${id}`);
  return { id, label: entry.label, text, ...(entry.warning && { warning: entry.warning }) };
}
