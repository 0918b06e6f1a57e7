import { expect, test, vi } from "vitest";
import { replayEarlyUse, recordEarlyUse } from "./early-use.ts";

function buildButton() {
  document.body.innerHTML = `<button type="button"><span>Menu</span></button><p>text</p>`;
  const button = document.querySelector("button");
  const text = document.querySelector("p");
  if (!button || !text) throw new Error("no page");
  return { button, text };
}

test("replays a click before hydration once", async () => {
  const { button } = buildButton();
  recordEarlyUse();
  button.querySelector("span")?.click();
  button.click();
  const heard = vi.fn();
  button.addEventListener("click", heard);
  await replayEarlyUse();
  await replayEarlyUse();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("does not replay after another click, or on a removed button", async () => {
  const { button, text } = buildButton();
  recordEarlyUse();
  button.click();
  text.click();
  const heard = vi.fn();
  button.addEventListener("click", heard);
  await replayEarlyUse();
  recordEarlyUse();
  button.click();
  button.remove();
  await replayEarlyUse();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("ignores clicks after hydration", async () => {
  const { button } = buildButton();
  recordEarlyUse();
  await replayEarlyUse();
  const heard = vi.fn();
  button.addEventListener("click", heard);
  button.click();
  await replayEarlyUse();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("replays the last input of each field before hydration", async () => {
  document.body.innerHTML = `<input id="age" value="" /><input id="sign" type="checkbox" /><input id="other" type="checkbox" />
    <input id="a" type="radio" name="size" checked /><input id="b" type="radio" name="size" /><input id="c" type="radio" name="size" />`;
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  recordEarlyUse();
  field("age").value = "9";
  field("age").dispatchEvent(new Event("input", { bubbles: true }));
  for (const id of ["sign", "b", "c", "b", "sign"]) field(id).click();
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) => {
    const { id, value, checked } = target as HTMLInputElement;
    heard.push(id === "age" ? value : `${id} ${checked}`);
  });
  await replayEarlyUse();
  expect(heard).toEqual(["9", "c true", "b true", "sign false"]);
  expect(["a", "b", "c", "sign", "other"].filter((id) => field(id).checked)).toEqual(["b"]);
});

test("blocks a form submitted before hydration and replays its button; later ones are submitted", async () => {
  document.body.innerHTML = `<form><input name="email" value="jana@example.com" /><button>Send</button></form>`;
  const form = document.querySelector("form");
  const button = document.querySelector("button");
  if (!form || !button) throw new Error("no page");
  recordEarlyUse();
  const early = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await replayEarlyUse();
  const late = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});
