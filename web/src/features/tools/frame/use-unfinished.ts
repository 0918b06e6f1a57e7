import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useTabState } from "#shared/session/use-tab-state.ts";
import { acceptedAnswers, answerOf, type Fields } from "./answers.ts";
import { slugIn } from "./result-address.ts";

/** A form that was begun. */
export type Unfinished<Answers> = { answers: Partial<Answers>; step: number };

/** The tool's unfinished form; kept by the tab, so that a reload loses nothing. */
export function useUnfinished<Answers>(fields: Fields<Answers>) {
  const read = useCallback((stored: unknown) => readUnfinished(fields, stored), [fields]);
  return useTabState(`tool-${slugIn(useLocation().pathname)}`, read);
}

function readUnfinished<Answers>(fields: Fields<Answers>, stored: unknown): Unfinished<Answers> | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { answers, step } = stored as Record<string, unknown>;
  if (typeof answers !== "object" || answers === null) return null;
  return { answers: acceptedAnswers(fields, answerOf(answers)), step: Number.isInteger(step) ? Number(step) : 0 };
}
