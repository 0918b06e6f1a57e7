import type { EarlyAnswers } from "./replay-answers.ts";

let pressed: HTMLButtonElement | undefined;
const answers: EarlyAnswers = new Map();

const recordClick = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest("button")) || undefined;
};
const recordInput = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement)) return;
  answers.delete(target);
  answers.set(target, [target.value, target.checked]);
};
/** Without scripts the browser would submit a form with everything in the address. */
const preventSubmit = (event: Event): void => event.preventDefault();
const LISTENERS = { click: recordClick, input: recordInput, submit: preventSubmit };

/** Records inputs, the last click and form submissions on a page that is not hydrated yet. */
export function recordEarlyUse(): void {
  for (const [event, listener] of Object.entries(LISTENERS)) document.addEventListener(event, listener, true);
}

/** The page is hydrated: replays inputs and the last click. */
export async function replayEarlyUse(): Promise<void> {
  for (const [event, listener] of Object.entries(LISTENERS)) document.removeEventListener(event, listener, true);
  // early use is rare, so the replay is loaded on demand
  if (answers.size > 0) (await import("./replay-answers.ts")).replayAnswers(answers);
  answers.clear();
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}
