import type { AppDispatch } from "../store/store.ts";
import { analysisReset } from "./session.slice.ts";

/** Forgets the dog of a report: photo, answers, and what this tab's pages about signs and checks were told. */
export function startOver(dispatch: AppDispatch): void {
  deletePageAnswers();
  dispatch(analysisReset());
}

export function deletePageAnswers(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith("check-")) sessionStorage.removeItem(name);
  } catch {
    // storage is disabled: there are none
  }
}
