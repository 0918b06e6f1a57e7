import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { createContext } from "react";

export type Ask = (questions: readonly OpenQuestion[]) => void;

/** Opens some questions to be answered; null where a report takes no answers: the example, an old or an earlier one. */
export const Asking = createContext<Ask | null>(null);
