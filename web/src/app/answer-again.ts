/** What stood in a field after it was last touched: the page is drawn again on its way to life, and forgets it. */
export type EarlyAnswers = Map<HTMLInputElement, [value: string, checked: boolean]>;

/** Tells React of answers that came before it: it heard of none of them. Files are left alone, they cannot be set. */
export function answerAgain(answers: EarlyAnswers): void {
  for (const [field, [value, checked]] of answers) {
    if (!field.isConnected || field.type === "file") continue;
    if (field.type === "checkbox") tick(field, checked);
    else if (field.type !== "radio") write(field, value);
    else if (checked) tick(field, checked);
  }
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
