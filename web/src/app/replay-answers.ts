/** Value of a field after the last input, because hydration resets it. */
export type EarlyAnswers = Map<HTMLInputElement, [value: string, checked: boolean]>;

/** Notifies React of inputs before hydration. Files are skipped, because they cannot be set. */
export function replayAnswers(answers: EarlyAnswers): void {
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
  // bypasses React's value tracking, which ignores values set by scripts
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
