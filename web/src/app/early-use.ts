import type { EarlyAnswers } from "./answer-again.ts";

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
/** A browser would send a form by itself, with everything that was written in the address. */
const holdBack = (event: Event): void => event.preventDefault();
const KEPT = { click: keepPress, input: keepAnswer, submit: holdBack };

/**
 * From now on what is done on a page that is not alive yet is kept: answers, the last one last, and the last button
 * pressed.
 */
export function keepEarlyUse(): void {
  for (const [event, keep] of Object.entries(KEPT)) document.addEventListener(event, keep, true);
}

/** The page is alive: what was answered too early is told to it, and what was pressed is pressed now. */
export async function catchUp(): Promise<void> {
  for (const [event, keep] of Object.entries(KEPT)) document.removeEventListener(event, keep, true);
  // early clicks are rare: what replays them is loaded on demand
  if (answers.size > 0) (await import("./answer-again.ts")).answerAgain(answers);
  answers.clear();
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}
