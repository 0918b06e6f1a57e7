import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { createContext } from "react";

export type Ask = (questions: readonly OpenQuestion[]) => void;

/** Opens questions to answer; null where answers cannot be added: the example, old and earlier reports. */
export const Asking = createContext<Ask | null>(null);
