import type { EarlyAnswers } from "./replay-answers.ts";

let pressed: HTMLButtonElement | undefined;
const answers: EarlyAnswers = new Map();

const keepPress = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest("button")) || undefined;
};
const keepAnswer = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement)) return;
  answers.delete(target);
  answers.set(target, [target.value, target.checked]);
};
/** Without scripts the browser would submit a form with everything in the address. */
const holdBack = (event: Event): void => event.preventDefault();
const KEPT = { click: keepPress, input: keepAnswer, submit: holdBack };

/** Records inputs, the last click and form submissions on a page that is not hydrated yet. */
export function recordEarlyUse(): void {
  for (const [event, keep] of Object.entries(KEPT)) document.addEventListener(event, keep, true);
}

/** The page is hydrated: replays inputs and the last click. */
export async function replayEarlyUse(): Promise<void> {
  for (const [event, keep] of Object.entries(KEPT)) document.removeEventListener(event, keep, true);
  // early use is rare, so the replay is loaded on demand
  if (answers.size > 0) (await import("./replay-answers.ts")).replayAnswers(answers);
  answers.clear();
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}
