let pressed: HTMLButtonElement | undefined;

const keep = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest("button")) || undefined;
};

/** From now on a press on a button of a page that is not alive yet is remembered: the last one. */
export const keepPress = (): void => document.addEventListener("click", keep, { capture: true });

/** The page is alive: what was pressed too early is pressed now. */
export function pressAgain(): void {
  document.removeEventListener("click", keep, { capture: true });
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}
