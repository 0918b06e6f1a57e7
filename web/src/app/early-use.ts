let pressed: HTMLButtonElement | undefined;
/** What stood in a field after it was last touched: the page is drawn again on its way to life, and forgets it. */
const answers = new Map<HTMLInputElement, { value: string; checked: boolean }>();

const keepPress = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest("button")) || undefined;
};
const keepAnswer = ({ target }: Pick<Event, "target">): void => {
  if (!(target instanceof HTMLInputElement) || target.type === "file") return;
  answers.delete(target);
  answers.set(target, { value: target.value, checked: target.checked });
};
const isAnswered = (field: HTMLInputElement): boolean =>
  field.value !== field.defaultValue || (field.checked && !field.defaultChecked);
/** A browser would send a form by itself, with everything that was written in the address. */
const holdBack = (event: Event): void => event.preventDefault();
const KEPT = { click: keepPress, input: keepAnswer, submit: holdBack };

/** What was answered so far and is done from now on, on a page that is not alive yet, is kept: answers, and the last button pressed. */
export function keepEarlyUse(): void {
  for (const field of document.querySelectorAll("input")) if (isAnswered(field)) keepAnswer({ target: field });
  for (const [event, keep] of Object.entries(KEPT)) document.addEventListener(event, keep, { capture: true });
}

/** The page is alive: what was answered too early is told to it, and what was pressed is pressed now. */
export function catchUp(): void {
  for (const [event, keep] of Object.entries(KEPT)) document.removeEventListener(event, keep, { capture: true });
  for (const [field, { value, checked }] of answers) {
    if (!field.isConnected) continue;
    if (field.type === "radio" || field.type === "checkbox") tick(field, checked);
    else write(field, value);
  }
  answers.clear();
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

function write(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue;
  // past React, which notes what a script sets and takes it for known
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
